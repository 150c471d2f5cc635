import { randomBytes } from "node:crypto";
import { isHere, type OutsideServer } from "../here";
import { administer, dropWithCopies, serverAddress } from "./postgres-server.mjs";

export const postgres: OutsideServer = {
  name: "PostgreSQL",
  address: new URL(serverAddress),
  setting: "DATABASE_URL_TEST",
  ask: `const client = new (require("pg").Client)({ connectionString: process.argv[1], connectionTimeoutMillis: 2000 });
    client.connect().then(() => client.end()).catch(() => process.exit(1));`,
  // Debian keeps `postgres` out of the path, in a folder by its version.
  commands: ["postgres", "pg_ctlcluster"],
};
export const postgresReachable = isHere(postgres);

export type TestDatabase = { url: string; drop: () => Promise<void> };

/** A new PostgreSQL database of the test's own: empty, or as another one is, with which it goes. */
export async function createDatabase(like?: string): Promise<TestDatabase> {
  const name = `${like ?? "yuqiao_test"}_${randomBytes(6).toString("hex")}`;
  await administer(async (client) => {
    await client.query(`create database ${name}${like ? ` template ${like}` : ""}`);
    // No test switches the machine off: none has to wait for its disk.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  const url = new URL(serverAddress);
  url.pathname = name;
  return { url: url.href, drop: () => dropWithCopies(name) };
}
