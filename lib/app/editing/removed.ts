import { and, desc, eq, inArray, isNotNull, isNull, lt, not, sql } from "drizzle-orm";
import type { BringBackRequest } from "./requests";
import type { Fields, Kind } from "./kinds";
import { lockContent } from "../../engines/content/lock";
import { textsIn } from "../../engines/content/texts-in";
import { contentHistory, contentRecords } from "./tables";
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
export async function readRemovedFields(
  db: Database,
  kind: Kind,
  unpublished: Pick<RecordRow, "id" | "draft" | "version">[],
): Promise<Map<number, Fields>> {
  const ids = unpublished.filter(({ draft, version }) => !draft && version > 0).map(({ id }) => id);
  const { recordId, before, id } = contentHistory;
  const rows = await db
    .selectDistinctOn([recordId], { recordId, before })
    .from(contentHistory)
    .where(and(eq(contentHistory.kind, kind), inArray(recordId, ids), isNotNull(before)))
    .orderBy(recordId, desc(id));
  return new Map(rows.flatMap((row) => (row.before ? [[row.recordId, row.before]] : [])));
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
    const published = [...(await storeOf(kind).read(tx)).keys()];
    const { id, draft, changedAt } = contentRecords;
    const isPublished = published.length > 0 ? inArray(id, published) : sql`false`;
    const forgotten = await tx
      .delete(contentRecords)
      .where(and(eq(contentRecords.kind, kind), isNull(draft), lt(changedAt, before), not(isPublished)))
      .returning({ id });
    if (forgotten.length === 0) return;
    const ids = forgotten.map((record) => record.id);
    const changes = await tx
      .delete(contentHistory)
      .where(and(eq(contentHistory.kind, kind), inArray(contentHistory.recordId, ids)))
      .returning({ before: contentHistory.before, after: contentHistory.after });
    const hashes = new Set(textsIn(changes).flatMap(([, text]) => parsePictureAddress(text)?.hash ?? []));
    const uses = await findUses(tx, hashes);
    const unused = [...hashes].filter((hash) => !uses.has(hash));
    if (unused.length > 0)
      await tx.update(pictures).set({ used: false }).where(inArray(pictures.hash, unused));
  });
}
