import { and, eq, isNotNull, or } from "drizzle-orm";
import type { Kind } from "../../desk/content/kinds";
import { contentRecords } from "../db/schema";
import type { Database } from "../db/types";

/** Returns the ids of records edited at the desk; demo content among them is no longer topped up. */
export async function readDeskIds(db: Database, kind: Kind): Promise<Set<number>> {
  const { id, draft, published } = contentRecords;
  const rows = await db
    .select({ id })
    .from(contentRecords)
    .where(and(eq(contentRecords.kind, kind), or(isNotNull(draft), published)));
  return new Set(rows.map((row) => row.id));
}
