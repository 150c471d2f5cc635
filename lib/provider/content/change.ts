import { and, asc, eq, isNotNull, lte, notInArray } from "drizzle-orm";
import type * as z from "zod";
import type {
  ChangeRequest,
  ContentRecord,
  HistoryEntry,
  OrderRequest,
  RestoreRequest,
  SaveRequest,
} from "../../desk/content/requests";
import {
  maxRecords,
  placeShapes,
  schemas,
  type Fields,
  type FieldsOf,
  type Kind,
  type Place,
} from "../../desk/content/kinds";
import type { Issue } from "../../contract/codes";
import { contentHistory, contentRecords, linkProperties } from "../db/schema";
import type { Database } from "../db/types";
import { lockContent } from "../seed/seed";
import { notifyOfLiveChange } from "../notices/changes";
import { markPicturesUsed } from "../pictures/upload";
import { ProviderError } from "../types";
import { announceClassChange } from "./announce";
import { invalidField } from "./invalid-field";
import { isAtPlace } from "./placement-store";
import { isRecord } from "./record-ref";
import { lockRecord, bumpContentVersion, recordChange, readRecord, type RecordRow } from "./records";
import { storeOf } from "./stores";

/** The editor, the time of the change and, for the audit log, the staff id. */
export type Editor = { by: string; now?: Date; staffId?: number };

/** The record changed since the editor loaded it. `current` is the present record, null if it was deleted. */
export class ContentConflict extends Error {
  constructor(readonly current: ContentRecord | null) {
    super("changed meanwhile");
    this.name = "ContentConflict";
  }
}

/**
 * Validates the fields of a kind.
 * @throws ProviderError invalidInput with an issue per field, whose message is a key of `Problem`.
 */
export function checkFields(kind: Kind, input: unknown): Fields {
  const result = schemas[kind].safeParse(input, { error: problemOf });
  if (result.success) return result.data;
  const issues = result.error.issues
    .slice(0, 50)
    .map((issue): Issue => ({ path: issue.path.join("."), message: issue.message }));
  throw new ProviderError("invalidInput", "", issues);
}

/** Maps zod's built-in issues to a `Problem` key. */
const problemOf: z.core.$ZodErrorMap = ({ code, input }) =>
  code === "invalid_type" && (input === undefined || input === null || input === "")
    ? "required"
    : "malformed";

/** Locks a record and checks that its version is the one the editor loaded. @throws ContentConflict */
async function lockRecordForEdit(
  tx: Database,
  address: { kind: Kind; id: number; version: number },
): Promise<RecordRow> {
  const row = await lockRecord(tx, address);
  if (row.version !== address.version) {
    throw new ContentConflict(await readRecord(tx, address).catch(() => null));
  }
  return row;
}

/** Rejects a stale version early, without waiting for the row lock. @throws ContentConflict */
async function rejectStaleVersion(
  db: Database,
  address: { kind: Kind; id: number; version: number },
): Promise<void> {
  const [row] = await db.select().from(contentRecords).where(isRecord(address));
  if (row && row.version !== address.version) throw new ContentConflict(await readRecord(db, address));
}

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
    const id = request.id ?? (await createId(tx, kind));
    const row = await lockRecordForEdit(tx, { kind, id, version });
    const published = (await storeOf(kind).read(tx, [id])).get(id) ?? null;
    // An id without published row or version was not created by the desk.
    if (request.id !== undefined && !published && row.version === 0 && kind !== "app")
      throw new ProviderError("notFound", "");
    const [missingField] = await markPicturesUsed(tx, Object.entries(fields));
    if (missingField !== undefined) throw invalidField(missingField, "pictureGone");
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
    }
    return readRecord(tx, { kind, id });
  });
}

async function createId(tx: Database, kind: Kind): Promise<number> {
  const { nextId, read } = storeOf(kind);
  if (!nextId) throw invalidField("", "tooManyRecords");
  const published = await read(tx);
  const drafts = await tx.$count(
    contentRecords,
    and(
      eq(contentRecords.kind, kind),
      isNotNull(contentRecords.draft),
      published.size > 0 ? notInArray(contentRecords.id, [...published.keys()]) : undefined,
    ),
  );
  if (published.size + drafts >= maxRecords[kind]) throw invalidField("", "tooManyRecords");
  return nextId(tx);
}

type Publishing = Editor & { now: Date; announce?: SaveRequest["announce"] };

/** Publishes fields. @throws ProviderError invalidInput if they cannot be published. */
async function publishFields(
  tx: Database,
  row: RecordRow,
  fields: Fields,
  { by, now, staffId, announce }: Publishing,
): Promise<void> {
  const store = storeOf(row.kind);
  const before = (await store.read(tx, [row.id])).get(row.id) ?? null;
  await store.write(tx, row.id, fields, now, announce !== undefined);
  if (row.kind === "series" && before && announce) {
    const change = { before: asSeries(before), after: asSeries(fields), reason: announce, now, staffId };
    await announceClassChange(tx, row.id, change);
  }
  if (row.kind === "live" && before) {
    await notifyOfLiveChange(tx, row.id, { before: asLive(before), after: asLive(fields), now });
  }
  await recordChange(tx, row, {
    action: "publish",
    by,
    now,
    before,
    after: fields,
    set: { draft: null, publishAt: null, published: true },
  });
  await bumpContentVersion(tx);
}

/**
 * Publishes as of a future time and rolls back, so that the editor learns of problems when scheduling. Later changes
 * may still prevent the publication (`publishDueDraft`).
 * @throws ProviderError invalidInput, as publishing does.
 */
async function checkPublishable(
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

const asLive = (fields: Fields) => fields as FieldsOf<"live">;
const asSeries = (fields: Fields) => fields as FieldsOf<"series">;

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
 * Removes a record and its draft; the history keeps it.
 * @throws ProviderError invalidInput if seats or other records refer to it.
 */
export async function removeRecord(db: Database, request: ChangeRequest, { by, now = new Date() }: Editor) {
  const work = db.transaction(async (tx) => {
    await lockContent(tx);
    const row = await lockRecordForEdit(tx, request);
    const store = storeOf(row.kind);
    const published = (await store.read(tx, [row.id])).get(row.id) ?? null;
    const before = published ?? row.draft;
    if (!before) throw new ProviderError("notFound", "");
    if (row.kind === "live" && published) {
      await notifyOfLiveChange(tx, row.id, { before: asLive(published), after: null, now });
    }
    await store.remove(tx, row.id);
    await recordChange(tx, row, {
      action: "remove",
      by,
      now,
      before,
      after: null,
      set: { draft: null, publishAt: null, published: true },
    });
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

/** Saves a record's state from its history as a draft. */
export async function restoreRecord(db: Database, request: RestoreRequest, editor: Editor) {
  const { kind, id, version, history_id: historyId, state } = request;
  const [entry] = await db
    .select()
    .from(contentHistory)
    .where(
      and(eq(contentHistory.id, historyId), eq(contentHistory.kind, kind), eq(contentHistory.recordId, id)),
    );
  const fields = entry?.[state];
  if (!fields) throw new ProviderError("notFound", "");
  return saveRecord(
    db,
    { kind, id, version, fields: fields as Record<string, unknown>, publish: "no" },
    editor,
  );
}

/** Lists the changes of a record, newest first. */
export async function readHistory(
  db: Database,
  { kind, id }: { kind: Kind; id: number },
): Promise<HistoryEntry[]> {
  const rows = await db
    .select()
    .from(contentHistory)
    .where(and(eq(contentHistory.kind, kind), eq(contentHistory.recordId, id)))
    .orderBy(asc(contentHistory.id));
  return rows
    .toReversed()
    .slice(0, 200)
    .map(({ id, version, action, by, before, after, createdAt }) => ({
      id,
      version,
      action,
      by,
      before,
      after,
      at: createdAt.toISOString(),
    }));
}

/**
 * Reorders the pictures of a place; visitors see the new order immediately.
 * @throws ContentConflict if the current order is not `request.before`.
 */
export async function reorder(
  db: Database,
  request: OrderRequest,
  { by, now = new Date() }: Editor,
): Promise<void> {
  const place = request.place as Place;
  if (!Object.hasOwn(placeShapes, place)) throw new ProviderError("notFound", "");
  await db.transaction(async (tx) => {
    await lockContent(tx);
    const { id, order } = linkProperties;
    const rows = await tx
      .select({ id, order })
      .from(linkProperties)
      .where(isAtPlace(place))
      .orderBy(asc(order), asc(id));
    const ids = rows.map((row) => row.id);
    const isSameList = (a: number[], b: number[]) =>
      a.length === b.length && a.every((one, index) => one === b[index]);
    if (!isSameList(ids, request.before)) throw new ContentConflict(null);
    if (
      !isSameList(
        ids.toSorted((a, b) => a - b),
        request.after.toSorted((a, b) => a - b),
      )
    )
      throw invalidField("after", "malformed");
    for (const [index, moved] of request.after.entries()) {
      if (rows.find((row) => row.id === moved)?.order === index + 1) continue;
      await tx
        .update(linkProperties)
        .set({ order: index + 1 })
        .where(eq(id, moved));
      if (ids[index] === moved) continue;
      const row = await lockRecord(tx, { kind: "placement", id: moved });
      const fields = (await storeOf("placement").read(tx, [moved])).get(moved) ?? null;
      await recordChange(tx, row, {
        action: "order",
        by,
        now,
        before: fields,
        after: fields,
        set: { published: true, problem: row.problem },
      });
    }
    await bumpContentVersion(tx);
  });
}

/**
 * Publishes the drafts that are due. Concurrent processes publish each draft once.
 * @returns the number of published drafts.
 */
export async function publishDue(db: Database, now: Date): Promise<number> {
  const due = await db
    .select({ kind: contentRecords.kind, id: contentRecords.id })
    .from(contentRecords)
    .where(lte(contentRecords.publishAt, now))
    .orderBy(asc(contentRecords.publishAt))
    .limit(50);
  let published = 0;
  for (const address of due) if (await publishDueDraft(db, address, now)) published += 1;
  return published;
}

async function publishDueDraft(
  db: Database,
  address: { kind: Kind; id: number },
  now: Date,
): Promise<boolean> {
  const lockDueDraft = async (tx: Database) => {
    await lockContent(tx);
    const row = await lockRecord(tx, address);
    return row.draft && row.publishAt && row.publishAt <= now ? { ...row, draft: row.draft } : undefined;
  };
  try {
    return await db.transaction(async (tx) => {
      const row = await lockDueDraft(tx);
      if (row) await publishFields(tx, row, checkFields(row.kind, row.draft), { by: row.changedBy, now });
      return Boolean(row);
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // For example, a seat was taken or a teacher removed: the draft stays and stores the problem for its editor.
    await db.transaction(async (tx) => {
      const row = await lockDueDraft(tx);
      if (!row) return;
      await recordChange(tx, row, {
        action: "refused",
        by: row.changedBy,
        now,
        before: row.draft,
        after: row.draft,
        set: { publishAt: null, problem: error.issues ?? [{ path: "", message: "malformed" }] },
      });
    });
    return false;
  }
}
