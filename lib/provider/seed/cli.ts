import { requireOwnData } from "../admin/own-data";
import { closeDatabase, connect } from "../db/connect";
import { demoContent } from "./content";
import { demoPassword, seedIfEmpty } from "./seed";

/* `npm run seed`: puts the demo content into the database of the environment, if that holds nothing yet. */

async function run(): Promise<void> {
  requireOwnData();
  const { engine, db } = await connect();
  const seeded = await seedIfEmpty(db, demoContent, new Date());
  console.log(
    seeded
      ? `Demo content is in (${engine}). Its accounts log in with the password ${demoPassword}.`
      : `The database (${engine}) holds content already; nothing was changed.`,
  );
}

run()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(closeDatabase);
