import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import * as schema from "./schema";
import type { Database } from "../base/db/types";

/** Every table of the schema. */
export const tables = Object.values(schema).filter((value) => is(value, PgTable));

export const tableNames = tables.map(getTableName);

/** Counts the rows of every table. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) counts[getTableName(table)] = await db.$count(table);
  return counts;
}
