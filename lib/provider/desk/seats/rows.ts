import { and, asc, desc, eq, inArray, lte, gt, sql, type SQL } from "drizzle-orm";
import type { DeskAnswer } from "../../../desk/contract";
import type { DeskLanguage } from "../../../desk/language";
import { localised } from "../../db/localised";
import { accounts, bookings, lessons, seriesClasses, teachers } from "../../db/schema";
import type { Database } from "../../db/types";
import { parents } from "../../notices/readers";
import { hasWords } from "../search";

export type SeatRow = DeskAnswer<"seats/show">["seats"][number];
export type ClassRow = DeskAnswer<"seats/classes">["classes"][number];

/** The lessons that must be over before a student may move to another class (terms, section Class transfer). */
export const lessonsBeforeMove = 2;

/** SQL for a class's number of lessons, the lessons held so far, and the start of the next one. */
function lessonCounts(now: Date) {
  const of = (what: SQL) =>
    sql`(select ${what} from ${lessons} where ${lessons.classId} = ${seriesClasses.id})`;
  const at = sql`${now.toISOString()}::timestamptz`;
  return {
    lessons: sql<number>`${of(sql`count(*)::int`)}`,
    held: sql<number>`${of(sql`count(*) filter (where ${lessons.endsAt} <= ${at})::int`)}`,
    next: sql<
      Date | string | null
    >`${of(sql`min(${lessons.startsAt}) filter (where ${lessons.endsAt} > ${at})`)}`,
  };
}

const iso = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString());

type Moved = { movedFrom: number | null; lessons: number; held: number };

/** Whether the terms allow a move: once, after the first two lessons, and before the last lesson is over. */
export function transferOf({ movedFrom, lessons: all, held }: Moved): SeatRow["transfer"] {
  if (movedFrom !== null) return "movedBefore";
  if (held >= all) return "classOver";
  return held < lessonsBeforeMove ? "twoLessonsFirst" : "possible";
}

type Asked = { now: Date; language: DeskLanguage; limit: number; newestFirst?: true };

/** Reads seats, including ended ones. */
export async function seatRows(
  db: Database,
  where: SQL | undefined,
  { now, language, limit, newestFirst }: Asked,
): Promise<SeatRow[]> {
  const rows = await db
    .select({
      booking: bookings,
      student: accounts.nickname,
      parent: parents.nickname,
      email: sql<string | null>`coalesce(${accounts.email}, ${parents.email})`,
      name: seriesClasses.comboName,
      ...lessonCounts(now),
    })
    .from(bookings)
    .innerJoin(accounts, eq(accounts.id, bookings.studentId))
    .innerJoin(parents, eq(parents.id, accounts.parentId))
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .where(where)
    .orderBy(newestFirst ? desc(bookings.id) : asc(bookings.id))
    .limit(limit);
  return rows.map(({ booking, student, parent, email, name, lessons: all, held, next }) => ({
    id: booking.id,
    student: { id: booking.studentId, name: student },
    class: { id: booking.classId, name: localised(name, language) },
    booked_at: booking.createdAt.toISOString(),
    points: booking.points,
    ended: booking.ended,
    ended_at: iso(booking.endedAt),
    lessons: all,
    held,
    next_at: iso(next),
    transfer: transferOf({ movedFrom: booking.movedFrom, lessons: all, held }),
    email,
    parent,
  }));
}

/** Reads classes, newest first. @param first an ordering that takes precedence. */
export async function classRows(
  db: Database,
  where: SQL | undefined,
  { now, language, limit, offset = 0, first }: Asked & { offset?: number; first?: SQL },
): Promise<ClassRow[]> {
  const rows = await db
    .select({ row: seriesClasses, teacher: teachers.nickname, ...lessonCounts(now) })
    .from(seriesClasses)
    .innerJoin(teachers, eq(teachers.id, seriesClasses.teacherId))
    .where(where)
    .orderBy(...(first ? [first] : []), desc(seriesClasses.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, teacher, lessons: all, held, next }) => ({
    id: row.id,
    name: localised(row.comboName, language),
    teacher: localised(teacher, language),
    students: row.students,
    capacity: row.capacity,
    points: row.classPoint,
    closed: row.closed,
    lessons: all,
    held,
    next_at: iso(next),
  }));
}

/** Selects classes without future lessons, or with `over` false those that have some. */
export function isOver(db: Database, over: boolean, now: Date): SQL | undefined {
  const toCome = db.select({ id: lessons.classId }).from(lessons).where(gt(lessons.endsAt, now));
  const running = inArray(seriesClasses.id, toCome);
  return over ? sql`not (${running})` : running;
}

/** Selects classes whose level or name, in any language, contains the words of a text. */
export function named(text: string): SQL | undefined {
  const names = sql`(select string_agg(name.value, chr(10)) from jsonb_each_text(${seriesClasses.comboName}) as name)`;
  return hasWords(sql`fold_text(concat_ws(chr(10), ${seriesClasses.level}, ${names}))`, text);
}

/** Selects classes that a student could move to. `moveSeat` checks the remaining rules. */
export function withRoom(db: Database, studentId: number, now: Date): SQL | undefined {
  const sits = db
    .select({ id: bookings.classId })
    .from(bookings)
    .where(and(eq(bookings.studentId, studentId), sql`${bookings.ended} is null`));
  return and(
    isOver(db, false, now),
    eq(seriesClasses.closed, false),
    lte(sql`${seriesClasses.students} + 1`, seriesClasses.capacity),
    sql`not (${inArray(seriesClasses.id, sits)})`,
  );
}
