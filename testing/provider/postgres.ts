import { randomBytes } from "node:crypto";
import { isAvailable, type ExternalServer } from "../external-server";
import { withAdminClient, dropWithCopies, serverUrl } from "./postgres-server.mjs";

export const postgres: ExternalServer = {
  name: "PostgreSQL",
  address: new URL(serverUrl),
  setting: "DATABASE_URL_TEST",
  probeScript: `const client = new (require("pg").Client)({ connectionString: process.argv[1], connectionTimeoutMillis: 2000 });
    client.connect().then(() => client.end()).catch(() => process.exit(1));`,
  // On Debian, `postgres` is in a versioned folder outside the path.
  commands: ["postgres", "pg_ctlcluster"],
};
export const postgresReachable = isAvailable(postgres);

export type TestDatabase = { url: string; drop: () => Promise<void> };

/**
 * Creates a PostgreSQL database for a test.
 * @param template name of a database to copy; the copy is dropped together with it
 */
export async function createDatabase(template?: string): Promise<TestDatabase> {
  const name = `${template ?? "yuqiao_test"}_${randomBytes(6).toString("hex")}`;
  await withAdminClient(async (client) => {
    await client.query(`create database ${name}${template ? ` template ${template}` : ""}`);
    // Tests need no durability, so they need not wait for the disk.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, drop: () => dropWithCopies(name) };
}
