import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import type { ContentAction } from "./actions";
import { updateRecord, type RecordRef, type RecordRow } from "./records";
import { contentHistory } from "./tables";

export type HistoryRow<Fields> = Omit<typeof contentHistory.$inferSelect, "before" | "after"> & {
  before: Fields | null;
  after: Fields | null;
};

type Change<Fields> = {
  action: ContentAction;
  by: string;
  before: Fields | null;
  after: Fields | null;
  now: Date;
  /** Changed columns of the row. */
  set: Partial<Pick<RecordRow<Fields>, "draft" | "publishAt" | "problem" | "published">>;
};

/** Updates a record's row to its next version and adds a history entry. @param row the locked row. */
export async function recordChange<Fields extends object>(
  tx: Database,
  row: RecordRef & { version: number },
  { action, by, before, after, now, set }: Change<Fields>,
): Promise<void> {
  const { kind, id } = row;
  const version = row.version + 1;
  await updateRecord(tx, row, { problem: null, ...set, version, changedBy: by, changedAt: now });
  await tx
    .insert(contentHistory)
    .values({ kind, recordId: id, version, action, by, before, after, createdAt: now });
}

const isOfRecord = ({ kind, id }: RecordRef) =>
  and(eq(contentHistory.kind, kind), eq(contentHistory.recordId, id));

/** Lists the changes of a record, oldest first. */
export async function listHistory<Fields>(db: Database, ref: RecordRef): Promise<HistoryRow<Fields>[]> {
  const rows = await db.select().from(contentHistory).where(isOfRecord(ref)).orderBy(asc(contentHistory.id));
  return rows as HistoryRow<Fields>[];
}

/** Finds a change of a record by the id of the change. */
export async function findHistoryEntry<Fields>(
  db: Database,
  ref: RecordRef,
  id: number,
): Promise<HistoryRow<Fields> | undefined> {
  const [row] = await db
    .select()
    .from(contentHistory)
    .where(and(eq(contentHistory.id, id), isOfRecord(ref)));
  return row as HistoryRow<Fields> | undefined;
}

/** Reads the fields that records of a kind had before their last change that started with any, by id. */
export async function readLastFields<Fields>(
  db: Database,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, Fields>> {
  const { recordId, before, id } = contentHistory;
  const rows = await db
    .selectDistinctOn([recordId], { recordId, before })
    .from(contentHistory)
    .where(and(eq(contentHistory.kind, kind), inArray(recordId, [...ids]), isNotNull(before)))
    .orderBy(recordId, desc(id));
  return new Map(rows.flatMap((row) => (row.before ? [[row.recordId, row.before as Fields] as const] : [])));
}

/** Deletes the history of records of a kind. @returns the fields before and after each change */
export function deleteHistory(tx: Database, kind: string, ids: readonly number[]) {
  return tx
    .delete(contentHistory)
    .where(and(eq(contentHistory.kind, kind), inArray(contentHistory.recordId, [...ids])))
    .returning({ before: contentHistory.before, after: contentHistory.after });
}
