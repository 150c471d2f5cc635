import type { Database } from "./types";

/**
 * Builds a query once for each database: for a short one, drizzle takes as long to write its text as the database
 * to answer it. Queries are prepared without a name, which also works behind a pooler such as PgBouncer.
 */
export function prepared<Query extends object>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
