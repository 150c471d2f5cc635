import type { ContentAction, ContentRecord, RecordStatus } from "./requests";
import type { Fields } from "./kinds";
import { contentHistory, contentRecords } from "./tables";
import type { Database } from "../../base/db/types";
import { ProviderError } from "../../base/contract/provider-error";
import { isRecord, type RecordRef } from "./record-ref";
import { storeOf } from "./stores";

export type RecordRow = typeof contentRecords.$inferSelect;

/** Locks the desk's row of a record until the transaction ends, and creates it if needed. */
export async function lockRecord(tx: Database, { kind, id }: RecordRef): Promise<RecordRow> {
  await tx.insert(contentRecords).values({ kind, id }).onConflictDoNothing();
  const [row] = await tx.select().from(contentRecords).where(isRecord({ kind, id })).for("update");
  if (!row) throw new ProviderError("notFound", "");
  return row;
}

export function statusOf(
  row: Pick<RecordRow, "draft" | "publishAt"> | undefined,
  published: boolean,
): RecordStatus {
  if (row?.publishAt) return "scheduled";
  if (row?.draft) return published ? "changed" : "draft";
  return "published";
}

/**
 * Reads a record with its published fields and its draft.
 * @throws ProviderError notFound for a record that never existed.
 */
export async function readRecord(db: Database, address: RecordRef): Promise<ContentRecord> {
  const { kind, id } = address;
  const store = storeOf(kind);
  // The version is read before the fields: a newer version with older fields would let a save undo a change.
  const [row] = await db.select().from(contentRecords).where(isRecord(address));
  const published = (await store.read(db, [id])).get(id) ?? null;
  const isFixedId = store.fixedIds?.includes(id);
  if (!published && !row?.version && !isFixedId) throw new ProviderError("notFound", "");
  return {
    kind,
    id,
    version: row?.version ?? 0,
    status: published || row?.draft ? statusOf(row, published !== null) : isFixedId ? "unset" : "gone",
    published,
    draft: row?.draft ?? null,
    publishAt: row?.publishAt?.toISOString() ?? null,
    problem: row?.problem ?? null,
    changedBy: row?.changedBy ?? "",
    changedAt: row?.version ? row.changedAt.toISOString() : null,
    seats: (await store.seats?.(db, [id]))?.get(id) ?? 0,
  };
}

type Change = {
  action: ContentAction;
  by: string;
  before: Fields | null;
  after: Fields | null;
  now: Date;
  /** Changed columns of the row. */
  set: Partial<Pick<RecordRow, "draft" | "publishAt" | "problem" | "published">>;
};

/** Updates the row to its next version and adds a history entry. @param row the locked row. */
export async function recordChange(
  tx: Database,
  row: RecordRow,
  { action, by, before, after, now, set }: Change,
): Promise<void> {
  const { kind, id } = row;
  const version = row.version + 1;
  await tx
    .update(contentRecords)
    .set({ problem: null, ...set, version, changedBy: by, changedAt: now })
    .where(isRecord(row));
  await tx
    .insert(contentHistory)
    .values({ kind, recordId: id, version, action, by, before, after, createdAt: now });
}
