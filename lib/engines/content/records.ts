import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import { ProviderError } from "../../base/contract/provider-error";
import type { Database } from "../../base/db/types";
import { contentRecords, type StoredFields } from "./tables";

/* Drafts and versions of records. The type of the fields is that of the record's kind, which the caller knows. */

/** Identifies a content record: its kind, and its id within the kind. */
export type RecordRef<Kind extends string = string> = { kind: Kind; id: number };

type Row = typeof contentRecords.$inferSelect;
export type RecordRow<Fields = StoredFields, Kind extends string = string> = Omit<Row, "kind" | "draft"> & {
  kind: Kind;
  draft: Fields | null;
};

const isRecord = ({ kind, id }: RecordRef) => and(eq(contentRecords.kind, kind), eq(contentRecords.id, id));

/** Locks a record's row until the transaction ends, and creates it if needed. */
export async function lockRecord<Fields, Kind extends string>(
  tx: Database,
  { kind, id }: RecordRef<Kind>,
): Promise<RecordRow<Fields, Kind>> {
  await tx.insert(contentRecords).values({ kind, id }).onConflictDoNothing();
  const [row] = await tx.select().from(contentRecords).where(isRecord({ kind, id })).for("update");
  if (!row) throw new ProviderError("notFound", "");
  return row as RecordRow<Fields, Kind>;
}

/** Finds a record's row; a record that was never edited at the desk has none. */
export async function findRecord<Fields>(
  db: Database,
  ref: RecordRef,
): Promise<RecordRow<Fields> | undefined> {
  const [row] = await db.select().from(contentRecords).where(isRecord(ref));
  return row as RecordRow<Fields> | undefined;
}

/** Lists the rows of a kind, or those of the given ids. */
export async function listRecordRows<Fields>(
  db: Database,
  kind: string,
  ids?: readonly number[],
): Promise<RecordRow<Fields>[]> {
  const rows = await db
    .select()
    .from(contentRecords)
    .where(and(eq(contentRecords.kind, kind), ids && inArray(contentRecords.id, [...ids])));
  return rows as RecordRow<Fields>[];
}

/** Lists the drafts of all kinds, those with a publication time first, next one first; then the newest first. */
export async function listDrafts<Fields, Kind extends string>(
  db: Database,
): Promise<(RecordRow<Fields, Kind> & { draft: Fields })[]> {
  const rows = await db
    .select()
    .from(contentRecords)
    .where(isNotNull(contentRecords.draft))
    .orderBy(asc(contentRecords.publishAt), desc(contentRecords.changedAt));
  return rows as (RecordRow<Fields, Kind> & { draft: Fields })[];
}

/** Lists the drafts of a kind by id. */
export async function listDraftsOf<Fields>(db: Database, kind: string): Promise<Fields[]> {
  const rows = await db
    .select({ draft: contentRecords.draft })
    .from(contentRecords)
    .where(and(eq(contentRecords.kind, kind), isNotNull(contentRecords.draft)))
    .orderBy(asc(contentRecords.id));
  return rows.map(({ draft }) => draft as Fields);
}

/** Counts the drafts of a kind without those of published records. */
export function countNewDrafts(tx: Database, kind: string, publishedIds: readonly number[]): Promise<number> {
  const { kind: ofKind, id, draft } = contentRecords;
  const isNew = publishedIds.length > 0 ? notInArray(id, [...publishedIds]) : undefined;
  return tx.$count(contentRecords, and(eq(ofKind, kind), isNotNull(draft), isNew));
}

/** Stores the first draft of a record that has no row yet. */
export async function insertDraft(db: Database, ref: RecordRef, draft: StoredFields): Promise<void> {
  await db.insert(contentRecords).values({ ...ref, version: 1, draft });
}

/** Lists the records whose publication is due, the earliest first. */
export async function listDueRecords<Kind extends string>(
  db: Database,
  now: Date,
  limit: number,
): Promise<RecordRef<Kind>[]> {
  const rows = await db
    .select({ kind: contentRecords.kind, id: contentRecords.id })
    .from(contentRecords)
    .where(lte(contentRecords.publishAt, now))
    .orderBy(asc(contentRecords.publishAt))
    .limit(limit);
  return rows as RecordRef<Kind>[];
}

/** Lists drafts that were refused at their scheduled publication and not saved since, the newest first. */
export async function listRefusedDrafts<Kind extends string>(
  db: Database,
  limit: number,
): Promise<RecordRef<Kind>[]> {
  const { kind, id, problem, changedAt } = contentRecords;
  const rows = await db
    .select({ kind, id })
    .from(contentRecords)
    .where(isNotNull(problem))
    .orderBy(desc(changedAt))
    .limit(limit);
  return rows as RecordRef<Kind>[];
}

/** Lists the ids of a kind's records that were edited at the desk: they have a draft or were published there. */
export async function listEditedIds(db: Database, kind: string): Promise<number[]> {
  const { id, draft, published } = contentRecords;
  const rows = await db
    .select({ id })
    .from(contentRecords)
    .where(and(eq(contentRecords.kind, kind), or(isNotNull(draft), published)));
  return rows.map((row) => row.id);
}

/** Updates a locked record's row. */
export async function updateRecord(tx: Database, ref: RecordRef, set: Partial<Row>): Promise<void> {
  await tx.update(contentRecords).set(set).where(isRecord(ref));
}

/** Deletes a record's row with its draft. Its history is deleted by `deleteHistory`. */
export async function deleteRecord(tx: Database, ref: RecordRef): Promise<void> {
  await tx.delete(contentRecords).where(isRecord(ref));
}

/**
 * Deletes the rows of a kind's records that are neither published nor drafts and were last changed before an instant.
 * @returns the ids of these records
 */
export async function deleteRemovedRecords(
  tx: Database,
  kind: string,
  { publishedIds, before }: { publishedIds: readonly number[]; before: Date },
): Promise<number[]> {
  const { kind: ofKind, id, draft, changedAt } = contentRecords;
  const isPublished = publishedIds.length > 0 ? inArray(id, [...publishedIds]) : sql`false`;
  const rows = await tx
    .delete(contentRecords)
    .where(and(eq(ofKind, kind), isNull(draft), lt(changedAt, before), not(isPublished)))
    .returning({ id });
  return rows.map((row) => row.id);
}
