import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

// node make-database.mjs FOLDER: creates an empty database with all tables. Started by `template.mjs`, and ends
// with its parent.
process.on("disconnect", () => process.exit(1));

const client = await PGlite.create({
  dataDir: process.argv[2],
  // The default of 16 MB per write-ahead log file would cost each new data folder 32 MB.
  initDbStartParams: ["--wal-segsize=1"],
});
await migrate(drizzle(client), { migrationsFolder: "lib/base/db/migrations" });
// Template databases are not needed, and are half of the files that every new data folder copies.
await client.exec("update pg_database set datistemplate = false where datistemplate");
for (const name of ["template0", "template1"]) await client.exec(`drop database ${name}`);
await client.close();
process.exit();
