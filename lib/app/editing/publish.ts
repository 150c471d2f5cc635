import type { SaveRequest } from "./requests";
import type { Fields } from "./kinds";
import type { Database } from "../../base/db/types";
import { writeAuditLog } from "./audit";
import { withLinkChangesAnnounced } from "../../engines/meeting-links/announce";
import { listLinkedClasses } from "../../subjects/lessons/links/read-links";
import { recordChange } from "../../engines/content/history";
import type { RecordRef, RecordRow } from "./records";
import { bumpContentVersion } from "../../engines/content/version";
import { storeOf } from "./stores";
import type { Editor } from "./edit";

type Publishing = Editor & { now: Date; announce?: SaveRequest["announce"]; isDue?: boolean };

/**
 * Publishes fields.
 * @param isDue whether the time came for which an editor scheduled them
 * @throws ProviderError invalidInput if they cannot be published.
 */
export async function publishFields(
  tx: Database,
  row: RecordRow,
  fields: Fields,
  { by, now, staffId, announce, isDue }: Publishing,
): Promise<void> {
  const store = storeOf(row.kind);
  const before = (await store.read(tx, [row.id])).get(row.id) ?? null;
  const write = () => store.write(tx, row.id, fields, now, announce !== undefined);
  await withLinkChangesAnnounced(tx, () => listLinkedClasses(tx, row), now, write);
  if (before) await store.onChange?.(tx, row.id, { before, after: fields, announce, now, staffId });
  await recordChange(tx, row, {
    action: "publish",
    by,
    now,
    before,
    after: fields,
    set: { draft: null, publishAt: null, published: true },
  });
  await writeAuditLog(tx, staffId ?? null, isDue ? "content-due" : "content-published", logSubject(row));
  await bumpContentVersion(tx);
}

/**
 * Publishes as of a future time and rolls back, so that problems are reported when scheduling. Later changes
 * may still prevent the publication (`publishDueDraft`).
 * @throws ProviderError invalidInput, as publishing does.
 */
export async function checkPublishable(
  tx: Database,
  { kind, id }: RecordRow,
  fields: Fields,
  at: Date,
): Promise<void> {
  const rollback = new Error("only tried");
  const attempt = tx.transaction(async (inner) => {
    await storeOf(kind).write(inner, id, fields, at);
    throw rollback;
  });
  await attempt.catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
}

/** The subject of content in the audit log. */
export const logSubject = ({ kind, id }: RecordRef): string => `${kind} ${id}`;
