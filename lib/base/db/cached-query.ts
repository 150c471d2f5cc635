import type { Database } from "./types";

/**
 * Caches a query builder's result for each database: for a short query, drizzle takes as long to build the SQL as the
 * database to run it. Queries are prepared without a name, which also works behind a pooler such as PgBouncer.
 */
export function cachedQuery<Query extends object>(build: (db: Database) => Query): (db: Database) => Query {
  const queries = new WeakMap<Database, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
}
