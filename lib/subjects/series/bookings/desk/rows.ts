import { and, asc, desc, eq, inArray, gt, lt, sql, type SQL } from "drizzle-orm";
import type { ResponseOf } from "../../../../base/contract/call";
import type { bookingCalls } from "../desk-calls";
import type { DeskLanguage } from "../../../../base/desk/language";
import { localize } from "../../../../base/db/localized";
import { bookings, isSeat, lessons, seriesClasses, waitingPlaces } from "../../tables";
import { accounts } from "../../../identity/tables";
import { staff } from "../../../staff/tables";
import { teachers } from "../../../teachers/tables";
import type { Database } from "../../../../base/db/types";
import { contactEmail, parents } from "../../../identity/member-columns";
import { compareByName } from "../../../staff/compare-by-name";
import { hasWordsInColumn } from "../../../../base/db/search";
import { lessonCounts } from "../lesson-counts";
import { readComparedRules, type EarlierRule } from "../seat-rule";
import { countTransfers } from "../changes/transfers";
import type { LessonRule } from "../../../rules/rule";
import { seatPoints } from "../seat-points";
import { countWaitingBefore } from "../waiting-list";

export type SeatRow = ResponseOf<typeof bookingCalls, "bookings/show">["seats"][number];
export type ClassRow = ResponseOf<typeof bookingCalls, "bookings/classes">["classes"][number];

/** SQL for a class's places on the waiting list, and for those with an open offer. */
function placeCounts(now: Date) {
  const nowSql = sql`${now.toISOString()}::timestamptz`;
  const ofClass = (condition: SQL) =>
    sql<number>`(select count(*)::int from ${waitingPlaces} where ${waitingPlaces.classId} = ${seriesClasses.id} and ${condition})`;
  const offered = sql`${waitingPlaces.offeredUntil} > ${nowSql}`;
  return {
    places: ofClass(sql`(${waitingPlaces.offeredUntil} is null or ${offered})`),
    offers: ofClass(offered),
  };
}

const toIso = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString());

/** The facts by which staff may move a seat. */
type MoveFacts = {
  rule: Pick<LessonRule, "transfers" | "transferAfterLessons">;
  lessons: number;
  held: number;
  /** The transfers that led to the booking. */
  used: number;
};

/**
 * Whether staff may move a student: as often as the rule of the booking allows and at least once, and before the last
 * lesson is over. Families have a right to it after the rule's number of lessons; staff may move a student earlier, such
 * as one who chose the wrong level.
 */
export function transferStatus({ rule, lessons: lessonCount, held, used }: MoveFacts): SeatRow["transfer"] {
  if (used >= Math.max(rule.transfers, 1)) return "movedBefore";
  if (held >= lessonCount) return "classOver";
  return held < (rule.transferAfterLessons ?? 0) ? "early" : "possible";
}

const toEarlierRule = (rule: EarlierRule | null): SeatRow["earlier_rule"] =>
  rule && { since: toIso(rule.since) };

type RowOptions = { now: Date; language: DeskLanguage; limit: number; newestFirst?: true };

/** Reads seats, including ended ones. */
export async function readSeats(
  db: Database,
  where: SQL | undefined,
  { now, language, limit, newestFirst }: RowOptions,
): Promise<SeatRow[]> {
  const rows = await db
    .select({
      booking: bookings,
      student: accounts.nickname,
      parent: parents.nickname,
      email: contactEmail,
      name: seriesClasses.comboName,
      bookedBy: staff.name,
      ...lessonCounts(now),
      ...seatPoints(now),
    })
    .from(bookings)
    .innerJoin(accounts, eq(accounts.id, bookings.studentId))
    .innerJoin(parents, eq(parents.id, accounts.parentId))
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .leftJoin(staff, eq(staff.id, bookings.staffId))
    .where(where)
    .orderBy(newestFirst ? desc(bookings.id) : asc(bookings.id))
    .limit(limit);
  const ruleOf = await readComparedRules(
    db,
    rows.map(({ booking }) => booking.ruleId),
  );
  const transfers = await countTransfers(
    db,
    rows.map(({ booking }) => ({ booking, rule: ruleOf(booking.ruleId).rule })),
  );
  return rows.map(
    ({ booking, student, parent, email, name, bookedBy, lessons: lessonCount, held, next, ...row }) => ({
      id: booking.id,
      student: { id: booking.studentId, name: student },
      class: { id: booking.classId, name: localize(name, language) },
      booked_at: booking.createdAt.toISOString(),
      points: booking.points,
      given_back: row.givenBack,
      refund: row.refund,
      ended: booking.ended,
      ended_at: toIso(booking.endedAt),
      lessons: lessonCount,
      held,
      next_at: toIso(next),
      transfer: transferStatus({
        ...{ rule: ruleOf(booking.ruleId).rule, lessons: lessonCount, held },
        used: transfers.get(booking.id) ?? 0,
      }),
      earlier_rule: toEarlierRule(ruleOf(booking.ruleId).earlier),
      note: booking.note ?? "",
      booked_by: bookedBy ?? "",
      email,
      parent,
    }),
  );
}

/** Reads the seats of a class that are taken, by id. @param after the id of the booking that they start after */
export const readClassSeats = (
  db: Database,
  { classId, after = 0 }: { classId: number; after?: number | undefined },
  options: RowOptions,
): Promise<SeatRow[]> =>
  readSeats(db, and(eq(bookings.classId, classId), isSeat, gt(bookings.id, after)), options);

/** Reads classes, newest first. @param first an ordering that takes precedence. */
export async function readListedClasses(
  db: Database,
  where: SQL | undefined,
  { now, language, limit, offset = 0, first }: RowOptions & { offset?: number; first?: SQL },
): Promise<ClassRow[]> {
  const rows = await db
    .select({ row: seriesClasses, teacher: teachers.nickname, ...lessonCounts(now), ...placeCounts(now) })
    .from(seriesClasses)
    .innerJoin(teachers, eq(teachers.id, seriesClasses.teacherId))
    .where(where)
    .orderBy(...(first ? [first] : []), desc(seriesClasses.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, teacher, lessons: lessonCount, held, next, places, offers }) => ({
    id: row.id,
    name: localize(row.comboName, language),
    teacher: localize(teacher, language),
    students: row.students,
    capacity: row.capacity,
    ...countHolds(row, { places, offers, now }),
    deadline: row.deadline.toISOString(),
    points: row.classPoint,
    closed: row.closed,
    lessons: lessonCount,
    held,
    next_at: toIso(next),
  }));
}

/** An ordering of classes by the start of the next lesson; classes without one come last. */
export const nextLessonFirst = (now: Date): SQL => sql`${lessonCounts(now).next} asc nulls last`;

/** Lists the teachers with a series class, by name. */
export async function readClassTeachers(db: Database, language: DeskLanguage) {
  const withClasses = db.select({ id: seriesClasses.teacherId }).from(seriesClasses);
  const rows = await db
    .select({ id: teachers.id, nickname: teachers.nickname })
    .from(teachers)
    .where(inArray(teachers.id, withClasses));
  return rows
    .map(({ id, nickname }) => ({ id, name: localize(nickname, language) }))
    .toSorted(compareByName(language));
}

type PlaceCounts = { places: number; offers: number; now: Date };

/** Seats that the worker has not offered yet are held too, by the rule of the waiting list. */
function countHolds(
  { students, capacity, closed, deadline }: typeof seriesClasses.$inferSelect,
  { places, offers, now }: PlaceCounts,
) {
  const free = closed || deadline <= now ? 0 : Math.max(capacity - students, 0);
  const holds = Math.max(offers, Math.min(places, free));
  return { holds, waiting: places - holds };
}

/** Selects classes without future lessons, or with `over` false those that have some. */
export function overCondition(db: Database, over: boolean, now: Date): SQL | undefined {
  const upcoming = db.select({ id: lessons.classId }).from(lessons).where(gt(lessons.endsAt, now));
  const running = inArray(seriesClasses.id, upcoming);
  return over ? sql`not (${running})` : running;
}

/** Selects classes whose level or name, in any language, contains the words of a text. */
export function nameCondition(text: string): SQL | undefined {
  const names = sql`(select string_agg(name.value, chr(10)) from jsonb_each_text(${seriesClasses.comboName}) as name)`;
  return hasWordsInColumn(sql`fold_text(concat_ws(chr(10), ${seriesClasses.level}, ${names}))`, text);
}

/** Selects classes that a student could move to. `moveSeat` checks the remaining rules. */
export function targetCondition(db: Database, studentId: number, now: Date): SQL | undefined {
  const currentClasses = db
    .select({ id: bookings.classId })
    .from(bookings)
    .where(and(eq(bookings.studentId, studentId), sql`${bookings.ended} is null`));
  return and(
    overCondition(db, false, now),
    eq(seriesClasses.closed, false),
    // Seats held for others are not free.
    lt(
      sql`${seriesClasses.students} + ${countWaitingBefore(sql`${studentId}`, sql`${now.toISOString()}::timestamptz`)}`,
      seriesClasses.capacity,
    ),
    sql`not (${inArray(seriesClasses.id, currentClasses)})`,
  );
}
