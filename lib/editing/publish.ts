import { eq } from "drizzle-orm";
import type { SaveRequest } from "./requests";
import type { Fields, FieldsOf } from "./kinds";
import type { Localized } from "../db/localized";
import { classChanges, seriesClasses } from "../series/tables";
import { teachers } from "../teachers/tables";
import type { Database } from "../db/types";
import { writeAuditLog } from "../staff/log";
import { notifyOfClassChange } from "../series/notify";
import { notifyOfLiveChange } from "../live/notify";
import { withLinkChangesAnnounced } from "../meeting-links/announce";
import type { RecordRef } from "./record-ref";
import { recordChange, type RecordRow } from "./records";
import { bumpContentVersion } from "../content/version";
import { changedFacts } from "../series/store";
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
  await withLinkChangesAnnounced(tx, row, now, () =>
    store.write(tx, row.id, fields, now, announce !== undefined),
  );
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

export const asLive = (fields: Fields) => fields as FieldsOf<"live">;
const asSeries = (fields: Fields) => fields as FieldsOf<"series">;

type Series = FieldsOf<"series">;
type Change = { before: Series; after: Series; reason: Localized; now: Date; staffId?: number | undefined };

/**
 * Records a change of a sold class, for its students' dashboards, and notifies them, in the transaction of the change.
 * Does nothing if no sold fact changed or the class has no students.
 */
async function announceClassChange(tx: Database, classId: number, change: Change): Promise<void> {
  const { before, after, reason, now, staffId } = change;
  const changed = changedFacts(before, after);
  const [row] = await tx
    .select({ students: seriesClasses.students, teacher: teachers.nickname })
    .from(seriesClasses)
    .innerJoin(teachers, eq(teachers.id, seriesClasses.teacherId))
    .where(eq(seriesClasses.id, classId));
  if (!row || row.students === 0 || changed.length === 0) return;
  await tx.insert(classChanges).values({ classId, changed, reason, createdAt: now });
  const next = after.lessons.find(({ endsAt }) => new Date(endsAt) > now);
  await notifyOfClassChange(tx, classId, {
    name: after.comboName,
    changed,
    reason,
    teacher: changed.includes("teacher") ? row.teacher : null,
    startsAt: changed.includes("times") && next ? new Date(next.startsAt) : null,
    now,
  });
  await writeAuditLog(tx, staffId ?? null, "announced", `${classId}: ${changed.join(", ")}`);
}
