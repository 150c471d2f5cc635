import { Client } from "pg";

/* Plain JavaScript, since Jest's global teardown uses it without a compiler. */

/** A server on which tests may create databases. */
export const serverAddress = process.env.DATABASE_URL_TEST ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** @param {(client: Client) => Promise<unknown>} work */
export async function administer(work) {
  const client = new Client({ connectionString: serverAddress });
  await client.connect();
  await work(client);
  await client.end();
}

/**
 * Drops a database and the copies that were made of it.
 * @param {string} name
 */
export async function dropWithCopies(name) {
  await administer(async (client) => {
    const copies = "select datname from pg_database where starts_with(datname, $1)";
    const { rows } = await client.query(copies, [name]);
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
}
