import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./lib/provider/db/schema.ts",
  out: "./lib/provider/db/migrations",
});
