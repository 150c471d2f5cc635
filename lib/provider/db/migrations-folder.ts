import { join } from "node:path";

/** Path of the migrations. The server code is bundled elsewhere, but always started in the project's folder. */
export const migrationsFolder = () => join(process.cwd(), "lib/provider/db/migrations");
