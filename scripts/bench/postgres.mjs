import { randomBytes } from "node:crypto";
import pg from "pg";

const postgres = process.env.DATABASE_URL_TEST ?? "postgres://postgres@127.0.0.1:5432/postgres";

async function administer(statement) {
  const client = new pg.Client({ connectionString: postgres, connectionTimeoutMillis: 2000 });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Runs `work` with the URL of a temporary PostgreSQL database. @returns its result, or undefined without PostgreSQL */
export async function onPostgres(work) {
  const name = `yuqiao_bench_${randomBytes(6).toString("hex")}`;
  const url = new URL(postgres);
  url.pathname = name;
  try {
    await administer(`create database ${name}`);
  } catch {
    return undefined;
  }
  try {
    return await work(url.href);
  } finally {
    await administer(`drop database ${name} with (force)`);
  }
}
