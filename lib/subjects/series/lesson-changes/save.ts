import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Localized } from "../../../base/db/localized";
import type { Database } from "../../../base/db/types";
import { recordChange } from "../../../engines/content/history";
import type { RecordRow } from "../../../engines/content/records";
import { readAccounts } from "../../identity/queries";
import { changePoints } from "../../points/points";
import type { SeriesFields } from "../content";
import { renumberLessons } from "../save-lessons";
import { readSeries } from "../store";
import { canceledLessons, lessonChanges, lessons, seatLessons, seriesClasses } from "../tables";
import type { ChangedLesson, LessonPlan, PlannedLesson } from "./plan";
import { listShares } from "./read";

type Author = { staffId: number; by: string; now: Date; reason: Localized };
type ClassRow = { id: number; teacherId: number };

/**
 * Saves a plan for a class that the caller has locked, with its record in the editor's history.
 * @returns the class points that each student's family got back for canceled lessons
 */
export async function saveLessonPlan(
  tx: Database,
  { row, seriesClass, plan }: { row: RecordRow<SeriesFields>; seriesClass: ClassRow; plan: LessonPlan },
  author: Author,
): Promise<ReadonlyMap<number, number>> {
  const { id: classId } = seriesClass;
  const { staffId, now, reason, by } = author;
  const before = (await readSeries(tx, [classId])).get(classId) ?? null;
  const refunds = new Map<number, number>();
  for (const { before: old, after } of plan.changed) {
    if (after?.id !== undefined) await updateLesson(tx, seriesClass, after.id, after);
    else {
      await tx.delete(lessons).where(eq(lessons.id, old.id));
      const { id, name, startsAt, endsAt, teacherId } = old;
      await tx
        .insert(canceledLessons)
        .values({ id, classId, name, startsAt, endsAt, teacherId, canceledAt: now });
      if (after) await replaceLesson(tx, seriesClass, old.id, after);
      else for (const [student, points] of await giveBack(tx, old.id, author)) refunds.set(student, points);
    }
    const kind = kindOf({ before: old, after });
    if (kind)
      await tx.insert(lessonChanges).values({
        ...{ classId, lessonId: old.id, kind, reason, staffId, createdAt: now },
        startsAt: old.startsAt,
        newStartsAt: kind === "substituted" ? null : (after?.startsAt ?? null),
        teacherId: kind === "substituted" ? (after?.teacherId ?? null) : null,
        replacedTeacherId: kind === "substituted" ? old.teacherId : null,
      });
  }
  await renumberLessons(tx, classId);
  // A class without lessons cannot be booked.
  const isEmpty = plan.lessons.length === 0;
  await tx
    .update(seriesClasses)
    .set({ updatedAt: now, ...(isEmpty && { closed: true }) })
    .where(eq(seriesClasses.id, classId));
  const after = (await readSeries(tx, [classId])).get(classId) ?? null;
  const draft = row.draft && changeDraft(row.draft, plan.changed);
  await recordChange(tx, row, { action: "publish", by, now, before, after, set: { published: true, draft } });
  return refunds;
}

/** The kind of change that families are notified of; undefined for a link, which has notifications of its own. */
export function kindOf({ before, after }: ChangedLesson): "moved" | "canceled" | "substituted" | undefined {
  if (after?.id === undefined) return "canceled";
  if (after.startsAt.getTime() !== before.startsAt.getTime()) return "moved";
  return after.teacherId === before.teacherId ? undefined : "substituted";
}

const substituteOf = ({ teacherId }: PlannedLesson, seriesClass: ClassRow) =>
  teacherId === seriesClass.teacherId ? null : teacherId;

const updateLesson = (tx: Database, seriesClass: ClassRow, id: number, lesson: PlannedLesson) =>
  tx
    .update(lessons)
    .set({
      startsAt: lesson.startsAt,
      endsAt: lesson.endsAt,
      meetingUrl: lesson.meetingUrl,
      teacherId: substituteOf(lesson, seriesClass),
    })
    .where(eq(lessons.id, id));

/** Adds a lesson that takes over the shares of a canceled one. */
async function replaceLesson(
  tx: Database,
  seriesClass: ClassRow,
  canceledId: number,
  lesson: PlannedLesson,
): Promise<void> {
  const { id: classId } = seriesClass;
  const position = (await tx.$count(lessons, eq(lessons.classId, classId))) + spareNumber;
  const { name, startsAt, endsAt, meetingUrl } = lesson;
  const teacherId = substituteOf(lesson, seriesClass);
  const [added] = await tx
    .insert(lessons)
    .values({ classId, position, name, startsAt, endsAt, meetingUrl, teacherId })
    .returning({ id: lessons.id });
  if (!added) throw new Error("the insert returned no row");
  await tx
    .update(seatLessons)
    .set({ lessonId: added.id })
    .where(and(eq(seatLessons.lessonId, canceledId), isNull(seatLessons.givenBackAt)));
}

/** Above any position, until the lessons are numbered again. */
const spareNumber = 1000;

/** Gives the families their shares of a canceled lesson back. @returns the points by student */
async function giveBack(
  tx: Database,
  lessonId: number,
  { staffId, now }: Author,
): Promise<Map<number, number>> {
  const shares = await listShares(tx, lessonId);
  const families = await readAccounts(
    tx,
    shares.map(({ studentId }) => studentId),
  );
  // Accounts are locked in the order of their ids to avoid deadlocks.
  const inOrder = shares
    .map((share) => ({ ...share, parentId: families.get(share.studentId)?.parentId ?? 0 }))
    .toSorted((one, other) => one.parentId - other.parentId || one.bookingId - other.bookingId);
  for (const { bookingId, parentId, points } of inOrder)
    if (points > 0)
      await changePoints(tx, parentId, points, {
        reason: "canceledLesson",
        bookingId,
        lessonId,
        staffId,
        now,
      });
  const ids = shares.map(({ bookingId }) => bookingId);
  if (ids.length > 0)
    await tx
      .update(seatLessons)
      .set({ givenBackAt: now })
      .where(and(eq(seatLessons.lessonId, lessonId), inArray(seatLessons.bookingId, ids)));
  return new Map(shares.map(({ studentId, points }) => [studentId, points]));
}

/** Makes the same change in an unpublished draft, whose lessons are known by their start. */
function changeDraft(draft: SeriesFields, changed: readonly ChangedLesson[]): SeriesFields {
  const byStart = new Map(changed.map((one) => [one.before.startsAt.toISOString(), one]));
  const added: SeriesFields["lessons"] = [];
  const kept = draft.lessons.flatMap((lesson) => {
    const change = byStart.get(lesson.startsAt);
    if (!change) return [lesson];
    const { after } = change;
    const times = after && { startsAt: after.startsAt.toISOString(), endsAt: after.endsAt.toISOString() };
    if (!after || !times) return [];
    if (after.id !== undefined) return [{ ...lesson, ...times, meetingUrl: after.meetingUrl }];
    added.push({ ...lesson, ...times, meetingUrl: null });
    return [];
  });
  return {
    ...draft,
    lessons: [...kept, ...added].toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1)),
  };
}
