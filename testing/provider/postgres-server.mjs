import { Client } from "pg";

/* Plain JavaScript, because Jest's global teardown imports it without a compiler. */

/** URL of a server on which tests may create databases. */
export const serverUrl = process.env.DATABASE_URL_TEST ?? "postgres://postgres@127.0.0.1:5432/postgres";

/**
 * Runs work with a connection to the server.
 * @param {(client: Client) => Promise<unknown>} work
 */
export async function withAdminClient(work) {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await work(client);
  await client.end();
}

/**
 * Drops a database and all copies of it.
 * @param {string} name
 */
export async function dropWithCopies(name) {
  await withAdminClient(async (client) => {
    const copies = "select datname from pg_database where starts_with(datname, $1)";
    const { rows } = await client.query(copies, [name]);
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  });
}
