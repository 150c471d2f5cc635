import type { ChangeRequest, SaveRequest } from "./requests";
import { isUnpublishable, maxRecords, type Fields, type Kind } from "./kinds";
import type { Database } from "../../base/db/types";
import { lockContent } from "../../engines/content/lock";
import { markPicturesUsed } from "../../engines/pictures/upload";
import { writeAuditLog } from "./audit";
import { ProviderError } from "../../base/contract/provider-error";
import { invalidField } from "../../engines/content/invalid-field";
import { recordChange } from "../../engines/content/history";
import { countNewDrafts } from "../../engines/content/records";
import { readRecord } from "./records";
import { textsIn } from "../../engines/content/texts-in";
import { bumpContentVersion } from "../../engines/content/version";
import { storeOf } from "./stores";
import { type Editor, checkFields, lockRecordForEdit, rejectStaleVersion } from "./edit";
import { publishFields, checkPublishable, logSubject } from "./publish";

/**
 * Saves a record as a draft, published, or scheduled for publication.
 * @throws ContentConflict if it changed since it was loaded; ProviderError invalidInput or notFound.
 */
export async function saveRecord(
  db: Database,
  request: SaveRequest,
  { by, now = new Date(), staffId }: Editor,
) {
  const { kind, version, publish, announce } = request;
  const fields = checkFields(kind, request.fields);
  const publishAt = publish === "no" || publish === "now" ? null : new Date(publish);
  if (publishAt && publishAt <= now) throw invalidField("publish", "past");
  if (request.id !== undefined) await rejectStaleVersion(db, { kind, id: request.id, version });
  return db.transaction(async (tx) => {
    await lockContent(tx);
    const id = request.id ?? (await createId(tx, kind, fields));
    const row = await lockRecordForEdit(tx, { kind, id, version });
    const published = (await storeOf(kind).read(tx, [id])).get(id) ?? null;
    // An id without published row or version was not created by the desk.
    const isFixedId = storeOf(kind).fixedIds?.includes(id);
    if (request.id !== undefined && !published && row.version === 0 && !isFixedId)
      throw new ProviderError("notFound", "");
    await storeOf(kind).check?.(tx, id, fields);
    const missingFields = await markPicturesUsed(tx, textsIn(fields));
    if (missingFields.length > 0) throw invalidField(missingFields, "pictureGone");
    if (publish === "now") await publishFields(tx, row, fields, { by, now, staffId, announce });
    else {
      if (publishAt) await checkPublishable(tx, row, fields, publishAt);
      await recordChange(tx, row, {
        action: publishAt ? "schedule" : "draft",
        by,
        now,
        before: row.draft ?? published,
        after: fields,
        set: { draft: fields, publishAt },
      });
      if (publishAt) await writeAuditLog(tx, staffId ?? null, "content-scheduled", logSubject(row));
    }
    return readRecord(tx, { kind, id });
  });
}

/** Reserves the id of a new record. @throws ProviderError invalidInput if there are too many or there is such a one. */
export async function createId(tx: Database, kind: Kind, fields: Fields): Promise<number> {
  const { nextId, read } = storeOf(kind);
  if (!nextId) throw invalidField("", "tooManyRecords");
  const published = await read(tx);
  const drafts = await countNewDrafts(tx, kind, [...published.keys()]);
  if (published.size + drafts >= maxRecords[kind]) throw invalidField("", "tooManyRecords");
  return nextId(tx, fields);
}

/** Discards a draft; the published record stays. */
export async function discardDraft(db: Database, request: ChangeRequest, { by, now = new Date() }: Editor) {
  return db.transaction(async (tx) => {
    const row = await lockRecordForEdit(tx, request);
    if (!row.draft) throw new ProviderError("notFound", "");
    const after = (await storeOf(row.kind).read(tx, [row.id])).get(row.id) ?? null;
    await recordChange(tx, row, {
      action: "discard",
      by,
      now,
      before: row.draft,
      after,
      set: { draft: null, publishAt: null },
    });
    return readRecord(tx, row);
  });
}

/**
 * Removes a record and its draft; the history keeps it. A kind that can be unpublished keeps the newest version as a
 * draft.
 * @throws ProviderError invalidInput if seats or other records refer to it.
 */
export async function removeRecord(
  db: Database,
  request: ChangeRequest,
  { by, now = new Date(), staffId }: Editor,
) {
  const work = db.transaction(async (tx) => {
    await lockContent(tx);
    const row = await lockRecordForEdit(tx, request);
    const store = storeOf(row.kind);
    const published = (await store.read(tx, [row.id])).get(row.id) ?? null;
    const before = published ?? row.draft;
    if (!before) throw new ProviderError("notFound", "");
    if (published) await store.onChange?.(tx, row.id, { before: published, after: null, now, staffId });
    await store.remove(tx, row.id, now);
    await recordChange(tx, row, {
      action: isUnpublishable(row.kind) ? "unpublish" : "remove",
      by,
      now,
      before,
      after: null,
      set: isUnpublishable(row.kind)
        ? { draft: row.draft ?? published, published: true }
        : { draft: null, publishAt: null, published: true },
    });
    const act = isUnpublishable(row.kind) ? "content-unpublished" : "content-removed";
    await writeAuditLog(tx, staffId ?? null, act, logSubject(row));
    if (published) await bumpContentVersion(tx);
    return readRecord(tx, row);
  });
  return work.catch((error: unknown) => {
    throw isForeignKey(error) ? invalidField("", "inUse") : error;
  });
}

/**
 * Whether the error is a foreign key violation (SQLSTATE 23503). Drizzle wraps the driver's error as its cause.
 */
function isForeignKey(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === "23503" || isForeignKey(error.cause);
}
