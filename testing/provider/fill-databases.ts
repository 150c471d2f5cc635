import { hashSync } from "@node-rs/argon2";
import { openPglite } from "../../lib/base/db/pglite";
import { openPostgres } from "../../lib/base/db/postgres";
import type { Connection } from "../../lib/base/db/types";
import { demoPassword } from "../../lib/subjects/identity/demo-password";
import { seedIfEmpty } from "../../lib/app/demo/seed";
import type { FilledDatabases } from "./filled-databases";
import { fixture, now } from "./fixture";
import { saveRows } from "./saved-rows";
import { createDatabase, postgresReachable } from "./postgres";

/*
 * Fills a database of each engine with the fixture and prints their locations as JSON. The variable FOLDER is the data
 * folder of PGlite.
 */

/** Hashes the demo password at argon2's minimum cost, because a normal hash takes longer than most tests. */
const hashPassword = () => hashSync(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

async function fill(connection: Connection): Promise<void> {
  await seedIfEmpty(connection.db, fixture, now, hashPassword());
  await saveRows(connection.db);
  await connection.close();
}

/**
 * Creates and fills a PostgreSQL database, which Jest's global teardown drops.
 * @returns its name
 */
async function fillPostgres(): Promise<string> {
  const { url } = await createDatabase();
  await fill(await openPostgres(url));
  return new URL(url).pathname.slice(1);
}

const folder = process.env.FOLDER!;
const [postgres] = await Promise.all([
  postgresReachable ? fillPostgres() : undefined,
  openPglite(folder).then(fill),
]);
console.log(JSON.stringify({ folder, postgres } satisfies FilledDatabases));
