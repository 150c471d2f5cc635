import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { BringBackRequest } from "./requests";
import type { Fields, Kind } from "./kinds";
import { contentHistory } from "../db/schema";
import type { Database } from "../db/types";
import { ProviderError } from "../contract/provider-error";
import { saveRecord } from "./change";
import { ContentConflict, type Editor } from "./edit";
import { readRecord, type RecordRow } from "./records";

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
