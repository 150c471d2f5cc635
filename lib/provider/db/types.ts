import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** What both engines have in common, so that one query serves both; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database: whose it is to close. */
export type Connection = {
  engine: "pglite" | "postgres";
  db: Database;
  close: () => Promise<void>;
};

/** The start cannot go on; the message is one line for the person who started it. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
  }
}
