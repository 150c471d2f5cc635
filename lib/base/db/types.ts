import type { Pool } from "pg";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The common type of both engines and of transactions. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database. */
export type Connection = {
  engine: "pglite" | "postgres";
  db: Database;
  /** The PostgreSQL pool, for code that needs a dedicated connection. */
  pool?: Pool;
  /** Copies PGlite's database between two transactions to a new data folder, which the caller removes. */
  copy?: () => Promise<string>;
  close: () => Promise<void>;
};

/** The process cannot start; the message is one line for the operator. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
  }
}

/** Another process has locked the data folder; it may run commands instead (see `../admin`). */
export class FolderInUse extends StartError {}
