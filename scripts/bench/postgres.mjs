import { randomBytes } from "node:crypto";
import pg from "pg";

const adminUrl = process.env.DATABASE_URL_TEST ?? "postgres://postgres@127.0.0.1:5432/postgres";

async function runStatement(statement) {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2000 });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Runs `work` with the URL of a temporary PostgreSQL database. @returns its result, or undefined without PostgreSQL */
export async function withPostgres(work) {
  const name = `yuqiao_bench_${randomBytes(6).toString("hex")}`;
  const url = new URL(adminUrl);
  url.pathname = name;
  try {
    await runStatement(`create database ${name}`);
  } catch {
    return undefined;
  }
  try {
    return await work(url.href);
  } finally {
    await runStatement(`drop database ${name} with (force)`);
  }
}
