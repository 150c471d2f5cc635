import type { Pool } from "pg";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** What both engines have in common, so that one query serves both; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database: whose it is to close. */
export type Connection = {
  engine: "pglite" | "postgres";
  db: Database;
  /** PostgreSQL's own connections, for what asks it directly. */
  pool?: Pool;
  /** Makes a copy of PGlite's database as it is between two transactions: a data folder that the caller removes. */
  copy?: () => Promise<string>;
  close: () => Promise<void>;
};

/** The start cannot go on; the message is one line for the person who started it. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
  }
}

/** Another process has the data folder; it may answer in its stead (see `../admin`). */
export class FolderInUse extends StartError {}
