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
import { readEarlierRules, type EarlierRule } from "../seat-rule";
import { seatPoints } from "../seat-points";
import { countWaitingBefore } from "../waiting-list";

export type SeatRow = ResponseOf<typeof bookingCalls, "bookings/show">["seats"][number];
export type ClassRow = ResponseOf<typeof bookingCalls, "bookings/classes">["classes"][number];

/** The lessons after which the terms promise families a move to another class (section Class transfer). */
export const minLessonsBeforeMove = 2;

/** SQL for a class's number of lessons, the lessons held so far, and the start of the next one. */
export function lessonCounts(now: Date) {
  const ofClass = (expression: SQL) =>
    sql`(select ${expression} from ${lessons} where ${lessons.classId} = ${seriesClasses.id})`;
  const nowSql = sql`${now.toISOString()}::timestamptz`;
  return {
    lessons: sql<number>`${ofClass(sql`count(*)::int`)}`,
    held: sql<number>`${ofClass(sql`count(*) filter (where ${lessons.endsAt} <= ${nowSql})::int`)}`,
    next: sql<
      Date | string | null
    >`${ofClass(sql`min(${lessons.startsAt}) filter (where ${lessons.endsAt} > ${nowSql})`)}`,
  };
}

/** The part of a class's price that pays for the lessons that are ahead. */
export const priceAhead = ({
  points,
  held,
  lessons: count,
}: {
  points: number;
  held: number;
  lessons: number;
}) => (count === 0 ? points : points - Math.floor((points * held) / count));

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

/**
 * SQL for whether a seat came from the one move that the terms promise. Moves before the first two lessons are staff's
 * corrections and do not use it up.
 */
export const transferUsed = sql<boolean>`exists (
  select 1 from ${bookings} as former where former.id = ${bookings.movedFrom} and ${minLessonsBeforeMove} <= (
    select count(*) from ${lessons} where ${lessons.classId} = former.class_id and ${lessons.endsAt} <= former.ended_at))`;

type TransferState = { transferUsed: boolean; lessons: number; held: number };

/**
 * Whether a student may move: once, and before the last lesson is over. Families have a right to it after the first two
 * lessons; staff may move a student earlier, such as one who chose the wrong level.
 */
export function transferStatus({
  transferUsed: isUsed,
  lessons: lessonCount,
  held,
}: TransferState): SeatRow["transfer"] {
  if (isUsed) return "movedBefore";
  if (held >= lessonCount) return "classOver";
  return held < minLessonsBeforeMove ? "early" : "possible";
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
      transferUsed,
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
  const earlierRule = await readEarlierRules(
    db,
    rows.map(({ booking }) => booking.ruleId),
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
      transfer: transferStatus({ ...row, lessons: lessonCount, held }),
      earlier_rule: toEarlierRule(earlierRule(booking.ruleId)),
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
