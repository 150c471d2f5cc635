import { inArray } from "drizzle-orm";
import type { BringBackRequest } from "./requests";
import { kindNames, type Fields, type Kind } from "./kinds";
import { lockContent } from "../../engines/content/lock";
import { textsIn } from "../../engines/content/texts-in";
import { deleteHistory, readLastFields } from "../../engines/content/history";
import { deleteRemovedRecords } from "../../engines/content/records";
import { pictures } from "../../engines/pictures/tables";
import type { Database } from "../../base/db/types";
import { ProviderError } from "../../base/contract/provider-error";
import { parsePictureAddress } from "../../engines/pictures/address";
import { saveRecord } from "./change";
import { ContentConflict, type Editor } from "./edit";
import { findUses } from "./picture-library";
import { readRecord, type RecordRow } from "./records";
import { storeOf } from "./stores";

/**
 * Returns the last fields of removed records, by id.
 * @param unpublished rows of records that are not published.
 */
export function readRemovedFields(
  db: Database,
  kind: Kind,
  unpublished: Pick<RecordRow, "id" | "draft" | "version">[],
): Promise<Map<number, Fields>> {
  const ids = unpublished.filter(({ draft, version }) => !draft && version > 0).map(({ id }) => id);
  return readLastFields<Fields>(db, kind, ids);
}

/**
 * Restores a removed record with its last fields.
 * @throws ContentConflict if it changed meanwhile; ProviderError notFound if it was not removed, invalidInput if
 * records that it refers to are gone too.
 */
export async function restoreRemovedRecord(
  db: Database,
  { kind, id, version, publish }: BringBackRequest,
  editor: Editor,
) {
  const record = await readRecord(db, { kind, id });
  if (record.version !== version) throw new ContentConflict(record);
  const fields = (await readRemovedFields(db, kind, [record])).get(id);
  if (record.status !== "gone" || !fields) throw new ProviderError("notFound", "");
  const request = { kind, id, version, fields: fields as Record<string, unknown> };
  return saveRecord(db, { ...request, publish: publish ? "now" : "no" }, editor);
}

/**
 * Deletes the records of a kind that were removed before an instant, with their history: they cannot be restored.
 * Pictures that only they showed become unused, which housekeeping deletes.
 */
export async function forgetRemovedRecords(db: Database, kind: Kind, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockContent(tx);
    const publishedIds = [...(await storeOf(kind).read(tx)).keys()];
    const ids = await deleteRemovedRecords(tx, kind, { publishedIds, before });
    if (ids.length === 0) return;
    const changes = await deleteHistory(tx, kind, ids);
    const hashes = new Set(textsIn(changes).flatMap(([, text]) => parsePictureAddress(text)?.hash ?? []));
    const uses = await findUses(tx, hashes);
    const unused = [...hashes].filter((hash) => !uses.has(hash));
    if (unused.length > 0)
      await tx.update(pictures).set({ used: false }).where(inArray(pictures.hash, unused));
  });
}

/** Forgets removed records of each kind after the time that its store states. */
export async function forgetOldRecords(db: Database, now: Date): Promise<void> {
  for (const kind of kindNames) {
    const { removedRetentionMs } = storeOf(kind);
    if (removedRetentionMs !== undefined)
      await forgetRemovedRecords(db, kind, new Date(now.getTime() - removedRetentionMs));
  }
}
