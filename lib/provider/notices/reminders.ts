import { and, eq, gt, lte, notExists, sql, type SQL } from "drizzle-orm";
import { isLanguage } from "../../i18n/languages";
import type { NoticeData } from "../../notices/events";
import {
  accounts,
  bookings,
  isSeat,
  lessons,
  liveClasses,
  liveSubscriptions,
  notices,
  seriesClasses,
} from "../db/schema";
import type { Database } from "../db/types";
import { confirmed, parents, reachable, student } from "./readers";
import { noticeRows } from "./tell";
import { waysSetUp } from "../../notices/set-up";

/** Three hours before class (spec section 9). */
const beforeMs = 3 * 60 * 60 * 1000;
/** Students in one statement: few enough that nobody waits for it. */
const batchSize = 500;

/** What a class is reminded of by once: another beginning is another reminder. */
const onceKey = (of: "live" | "series", id: SQL, lesson: SQL, startsAt: SQL) =>
  sql<string>`'reminder:' || ${of}::text || ':' || ${id} || ':' || ${lesson} || ':' || ${accounts.id} || ':' || extract(epoch from ${startsAt})::bigint`;

/** Those who were not reminded yet; a row of any way says so. */
const notYet = (db: Database, key: SQL) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(notices)
      .where(sql`${notices.onceKey} in (${key} || ':mail:person', ${key} || ':webhook:school')`),
  );

type Row = Awaited<ReturnType<typeof liveRows>>[number];

/** Live classes that members have on their lists. Who put one there less than three hours before needs no reminder. */
function liveRows(db: Database, now: Date, at?: { accountId: number; id: number }) {
  const key = onceKey("live", sql`${liveClasses.id}`, sql`0`, sql`${liveClasses.startsAt}`);
  return db
    .select({
      ...student,
      key,
      writeTo: confirmed,
      id: liveClasses.id,
      course: liveClasses.courseName,
      lesson: liveClasses.lessonName,
      startsAt: liveClasses.startsAt,
    })
    .from(liveSubscriptions)
    .innerJoin(liveClasses, eq(liveClasses.id, liveSubscriptions.liveId))
    .innerJoin(accounts, eq(accounts.id, liveSubscriptions.accountId))
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(
      and(
        ...soon(liveClasses.startsAt, liveSubscriptions.createdAt, now),
        // Of who is not told by mail only a webhook is.
        waysSetUp().webhook ? undefined : confirmed,
        at ? and(eq(accounts.id, at.accountId), eq(liveClasses.id, at.id)) : notYet(db, key),
      ),
    )
    .limit(batchSize);
}

/** Lessons of series classes that students have a seat in. */
function seriesRows(db: Database, now: Date, at?: { accountId: number; id: number }) {
  const key = onceKey("series", sql`${lessons.classId}`, sql`${lessons.position}`, sql`${lessons.startsAt}`);
  return db
    .select({
      ...student,
      key,
      writeTo: sql<boolean>`true`,
      id: seriesClasses.id,
      course: seriesClasses.comboName,
      lesson: lessons.name,
      startsAt: lessons.startsAt,
    })
    .from(bookings)
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .innerJoin(lessons, eq(lessons.classId, bookings.classId))
    .innerJoin(accounts, eq(accounts.id, bookings.studentId))
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(
      and(
        ...soon(lessons.startsAt, bookings.createdAt, now),
        isSeat,
        at ? and(eq(accounts.id, at.accountId), eq(seriesClasses.id, at.id)) : notYet(db, key),
      ),
    )
    .limit(batchSize);
}

/** Begins within three hours, and was on the list before those. */
const soon = (
  startsAt: typeof liveClasses.startsAt | typeof lessons.startsAt,
  since: typeof liveSubscriptions.createdAt | typeof bookings.createdAt,
  now: Date,
) => [
  gt(startsAt, now),
  lte(startsAt, new Date(now.getTime() + beforeMs)),
  sql`${since} <= ${startsAt} - make_interval(secs => ${beforeMs / 1000})`,
  reachable,
];

const sources = { live: liveRows, series: seriesRows } as const;

/**
 * Writes down the reminders that are due: one for each student and beginning, whatever process comes first, and however
 * often it is asked.
 * @returns how many students are reminded.
 */
export async function planReminders(db: Database, now: Date): Promise<number> {
  const { mail, webhook } = waysSetUp();
  if (!mail && !webhook) return 0;
  let count = 0;
  for (const kind of ["live", "series"] as const) {
    for (;;) {
      const rows: Row[] = await sources[kind](db, now);
      const values = rows.flatMap((row) =>
        noticeRows({
          kind: "lesson.soon",
          about: { accountId: row.accountId },
          data: dataOf(kind, row),
          mailTo: row.writeTo ? ["person"] : [],
          now,
          once: row.key,
        }),
      );
      if (values.length > 0) await db.insert(notices).values(values).onConflictDoNothing();
      count += rows.length;
      if (rows.length < batchSize) break;
    }
  }
  return count;
}

function dataOf(of: "live" | "series", row: Row): NoticeData<"lesson.soon"> {
  return {
    student: { id: row.accountId, name: row.name },
    email: row.email,
    language: isLanguage(row.language) ? row.language : null,
    of,
    class: { id: row.id, name: row.course },
    lesson: row.lesson,
    starts_at: row.startsAt.toISOString(),
  };
}

/** Whether a reminder still says what is: its lesson is to come, at that time, and the student is to be there. */
export async function stillDue(
  db: Database,
  accountId: number,
  { of, class: { id }, starts_at }: NoticeData<"lesson.soon">,
  now: Date,
): Promise<boolean> {
  const rows: Row[] = await sources[of](db, now, { accountId, id });
  return rows.some(({ startsAt }) => startsAt.toISOString() === starts_at);
}
