import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

// node make-database.mjs FOLDER: makes an empty database with all tables, and ends. Started by `template.mjs`, and
// gone with whoever started it.
process.on("disconnect", () => process.exit(1));

const client = await PGlite.create({
  dataDir: process.argv[2],
  // PostgreSQL writes its log ahead in files of 16 MB otherwise, which each new data folder would hold two of.
  initDbStartParams: ["--wal-segsize=1"],
});
await migrate(drizzle(client), { migrationsFolder: "lib/provider/db/migrations" });
// What other databases would be made from: half of the files that every new data folder copies.
await client.exec("update pg_database set datistemplate = false where datistemplate");
for (const name of ["template0", "template1"]) await client.exec(`drop database ${name}`);
await client.close();
process.exit();
