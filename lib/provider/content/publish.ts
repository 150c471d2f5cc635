import type { SaveRequest } from "../../desk/content/requests";
import type { Fields, FieldsOf } from "../../desk/content/kinds";
import type { Database } from "../db/types";
import { notifyOfLiveChange } from "../notices/changes";
import { announceClassChange } from "./announce";
import { bumpContentVersion, recordChange, type RecordRow } from "./records";
import { storeOf } from "./stores";
import type { Editor } from "./edit";

type Publishing = Editor & { now: Date; announce?: SaveRequest["announce"] };

/** Publishes fields. @throws ProviderError invalidInput if they cannot be published. */
export async function publishFields(
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

export const asLive = (fields: Fields) => fields as FieldsOf<"live">;
const asSeries = (fields: Fields) => fields as FieldsOf<"series">;
