import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { isHere, type OutsideServer } from "../here";

const address = process.env.DATABASE_URL_TEST ?? "postgres://postgres@127.0.0.1:5432/postgres";

export const postgres: OutsideServer = {
  name: "PostgreSQL",
  address: new URL(address),
  setting: "DATABASE_URL_TEST",
  ask: `const client = new (require("pg").Client)({ connectionString: process.argv[1], connectionTimeoutMillis: 2000 });
    client.connect().then(() => client.end()).catch(() => process.exit(1));`,
  command: "postgres",
};
export const postgresReachable = isHere(postgres);

export type TestDatabase = { url: string; drop: () => Promise<void> };

/** A new PostgreSQL database of the test's own: empty, or as another one is. */
export async function createDatabase(like?: string): Promise<TestDatabase> {
  const name = `yuqiao_test_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name}${like ? ` template ${like}` : ""}`);
  const url = new URL(address);
  url.pathname = name;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}
