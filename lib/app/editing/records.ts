import type { ContentRecord, RecordStatus } from "./requests";
import type { Fields, Kind } from "./kinds";
import {
  findRecord,
  type RecordRef as ContentRef,
  type RecordRow as ContentRow,
} from "../../engines/content/records";
import type { Database } from "../../base/db/types";
import { ProviderError } from "../../base/contract/provider-error";
import { storeOf } from "./stores";

/** Identifies a content record: its kind, and its id within the kind. */
export type RecordRef = ContentRef<Kind>;
export type RecordRow = ContentRow<Fields, Kind>;

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
  const row = await findRecord<Fields>(db, address);
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
