import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { BringBackRequest } from "../../desk/content/requests";
import type { Fields, Kind } from "../../desk/content/kinds";
import { contentHistory } from "../db/schema";
import type { Database } from "../db/types";
import { ProviderError } from "../types";
import { ContentConflict, saveRecord, type Editor } from "./change";
import { readRecord, type Row } from "./records";

/**
 * What those records were that are no longer there, by id.
 * @param unpublished rows of records that visitors do not see.
 */
export async function lastOfRemoved(
  db: Database,
  kind: Kind,
  unpublished: Pick<Row, "id" | "draft" | "version">[],
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
 * Brings back what was removed, as it was last.
 * @throws ContentConflict where somebody else did so meanwhile; ProviderError notFound where nothing was removed,
 * invalidInput where what it rests on is gone too.
 */
export async function bringBackRecord(
  db: Database,
  { kind, id, version, publish }: BringBackRequest,
  editor: Editor,
) {
  const record = await readRecord(db, { kind, id });
  if (record.version !== version) throw new ContentConflict(record);
  const fields = (await lastOfRemoved(db, kind, [record])).get(id);
  if (record.status !== "gone" || !fields) throw new ProviderError("notFound", "");
  const asked = { kind, id, version, fields: fields as Record<string, unknown> };
  return saveRecord(db, { ...asked, publish: publish ? "now" : "no" }, editor);
}
