import { hashSync } from "@node-rs/argon2";
import { openPglite } from "../../lib/provider/db/pglite";
import { openPostgres } from "../../lib/provider/db/postgres";
import type { Connection } from "../../lib/provider/db/types";
import { demoPassword } from "../../lib/provider/seed/demo-accounts";
import { seedIfEmpty } from "../../lib/provider/seed/seed";
import type { Filled } from "./filled";
import { fixture, now } from "./fixture";
import { keepRows } from "./kept-rows";
import { createDatabase, postgresReachable } from "./postgres";

/* Fills a database of each engine with the fixture, PGlite's in a folder that is named by FOLDER, and prints where they are. */

/** Of the demo password, with the least work that argon2 takes: a real hash takes longer than most tests. */
const passwordHash = () => hashSync(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

async function fill(connection: Connection): Promise<void> {
  await seedIfEmpty(connection.db, fixture, now, passwordHash());
  await keepRows(connection.db);
  await connection.close();
}

/** Dropped by Jest's global teardown (testing/setup/jest.mjs). @returns its name */
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
console.log(JSON.stringify({ folder, postgres } satisfies Filled));
