import { join } from "node:path";

/** Where the migrations lie at run time. The server's code is bundled elsewhere, but always started in the project. */
export const migrationsFolder = () => join(process.cwd(), "lib/provider/db/migrations");
