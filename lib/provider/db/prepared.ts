import type { Database } from "./types";

/**
 * Caches a query builder's result for each database: for a short query, drizzle takes as long to build the SQL as the
 * database to run it. Queries are prepared without a name, which also works behind a pooler such as PgBouncer.
 */
export function prepared<Query extends object>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
