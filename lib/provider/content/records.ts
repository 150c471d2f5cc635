import { sql } from "drizzle-orm";
import type { ContentAction, ContentRecord, RecordStatus } from "../../desk/content/requests";
import type { Fields } from "../../desk/content/kinds";
import { contentHistory, contentRecords, contentState } from "../db/schema";
import type { Database } from "../db/types";
import { ProviderError } from "../types";
import { isRecord, type Address } from "./address";
import { storeOf } from "./stores";

export type Row = typeof contentRecords.$inferSelect;

/** The desk's row of a record, locked until the transaction ends; it is made where there is none yet. */
export async function lockRecord(tx: Database, { kind, id }: Address): Promise<Row> {
  await tx.insert(contentRecords).values({ kind, id }).onConflictDoNothing();
  const [row] = await tx.select().from(contentRecords).where(isRecord({ kind, id })).for("update");
  if (!row) throw new ProviderError("notFound", "");
  return row;
}

export function statusOf(
  row: Pick<Row, "draft" | "publishAt"> | undefined,
  published: boolean,
): RecordStatus {
  if (row?.publishAt) return "scheduled";
  if (row?.draft) return published ? "changed" : "draft";
  return "published";
}

/**
 * A record as it is published and drafted.
 * @throws ProviderError notFound for one that neither is nor was.
 */
export async function readRecord(db: Database, address: Address): Promise<ContentRecord> {
  const { kind, id } = address;
  const store = storeOf(kind);
  // The version before what it is of: who then saves something older than the version says would undo a change.
  const [row] = await db.select().from(contentRecords).where(isRecord(address));
  const published = (await store.read(db, [id])).get(id) ?? null;
  if (!published && !row?.version) throw new ProviderError("notFound", "");
  return {
    kind,
    id,
    version: row?.version ?? 0,
    status: published || row?.draft ? statusOf(row, published !== null) : "gone",
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
  /** What of the row it changes. */
  set: Partial<Pick<Row, "draft" | "publishAt" | "problem" | "published">>;
};

/** Writes a change down, under the next version. @param row as it was locked. */
export async function noteChange(
  tx: Database,
  row: Row,
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

/** Says that what visitors see has changed, for every process to look (lib/provider/content/watch.ts). */
export async function markChanged(tx: Database): Promise<void> {
  await tx
    .insert(contentState)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({ target: contentState.id, set: { version: sql`${contentState.version} + 1` } });
}
