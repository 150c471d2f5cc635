import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./lib/app/schema.ts",
  out: "./lib/base/db/migrations",
});
