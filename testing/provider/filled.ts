import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashSync } from "@node-rs/argon2";
import { openPglite } from "../../lib/provider/db/pglite";
import { openPostgres } from "../../lib/provider/db/postgres";
import type { Connection } from "../../lib/provider/db/types";
import { demoPassword } from "../../lib/provider/seed/demo-accounts";
import { seedIfEmpty } from "../../lib/provider/seed/seed";
import { fixture, now } from "./fixture";
import { keepRows } from "./kept-rows";
import { createDatabase, postgresReachable, type TestDatabase } from "./postgres";

/*
 * A database of each engine with the fixture in it, made once for a whole run and copied by every process of it. Made by
 * each anew, its rows took as long as a second.
 */

/** A data folder of PGlite, and the name of a PostgreSQL database where there is a server. */
export type Filled = { folder: string; postgres?: string };

/** Of the demo password, with the least work that argon2 takes: a real hash takes longer than most tests. */
const passwordHash = () => hashSync(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

async function fill(connection: Connection): Promise<void> {
  await seedIfEmpty(connection.db, fixture, now, passwordHash());
  await keepRows(connection.db);
  await connection.close();
}

/** Makes them, and says in the environment where they are. @returns what takes the one in PostgreSQL away. */
export async function fillDatabases(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-filled-"));
  const inFolder = openPglite(folder).then(fill);
  let server: TestDatabase | undefined;
  if (postgresReachable) {
    server = await createDatabase();
    await fill(await openPostgres(server.url));
  }
  await inFolder;
  const made: Filled = { folder, postgres: server && new URL(server.url).pathname.slice(1) };
  process.env.FILLED_DATABASES = JSON.stringify(made);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await server?.drop();
  };
}

/** Where they are. */
export function filled(): Filled {
  const made = process.env.FILLED_DATABASES;
  if (!made) throw new Error("No database was filled before the tests: the run's first lines say why.");
  return JSON.parse(made) as Filled;
}
