import { setTimeout as pause } from "node:timers/promises";
import { and, eq, gt, inArray, lte, notExists, sql, type SQL } from "drizzle-orm";
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
import type { Notice } from "./ways";

/** Three hours before class (spec section 9). */
const beforeMs = 3 * 60 * 60 * 1000;
/** Students in one statement: few enough that no page waits for what is made of their rows. */
const batchSize = 50;

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

/** Those who are still to be reminded, from an account on; or what is so of some accounts and one class. */
type At = { after: number } | { accountIds: readonly number[]; id: number };

/** Live classes that members have on their lists. Who put one there less than three hours before needs no reminder. */
function liveRows(db: Database, now: Date, at: At) {
  const key = onceKey("live", sql`${liveClasses.id}`, sql`0`, sql`${liveClasses.startsAt}`);
  const rows = db
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
        "after" in at
          ? and(gt(accounts.id, at.after), notYet(db, key))
          : and(inArray(accounts.id, [...at.accountIds]), eq(liveClasses.id, at.id)),
      ),
    )
    .orderBy(accounts.id);
  return "after" in at ? rows.limit(batchSize) : rows;
}

/** Lessons of series classes that students have a seat in. */
function seriesRows(db: Database, now: Date, at: At) {
  const key = onceKey("series", sql`${lessons.classId}`, sql`${lessons.position}`, sql`${lessons.startsAt}`);
  const rows = db
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
        "after" in at
          ? and(gt(accounts.id, at.after), notYet(db, key))
          : and(inArray(accounts.id, [...at.accountIds]), eq(seriesClasses.id, at.id)),
      ),
    )
    .orderBy(accounts.id);
  return "after" in at ? rows.limit(batchSize) : rows;
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
    for (let after = 0; ;) {
      const begun = performance.now();
      const rows: Row[] = await sources[kind](db, now, { after });
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
      // The last one may have another lesson at that time, which is in the next batch.
      after = (rows.at(-1)?.accountId ?? 0) - 1;
      // As long as it took: pages and other work are never second to a hundred thousand of these.
      await pause(performance.now() - begun);
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

type Reminder = Pick<Notice, "id" | "accountId"> & { data: NoticeData<"lesson.soon"> };

/**
 * Of some reminders those that no longer say what is: its lesson is not to come, or at another time, or the student is not
 * to be there. One question for each class: the reminders of a large live class come in their thousands.
 * @returns their ids.
 */
export async function staleReminders(
  db: Database,
  reminders: readonly Reminder[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const stale = new Set<number>();
  const classOf = ({ data }: Reminder) => `${data.of} ${data.class.id}`;
  for (const own of new Map(reminders.map((one) => [classOf(one), one.data])).values()) {
    const these = reminders.filter((one) => classOf(one) === `${own.of} ${own.class.id}`);
    const accountIds = these.map(({ accountId }) => accountId ?? 0);
    const rows: Row[] = await sources[own.of](db, now, { accountIds, id: own.class.id });
    const due = new Set(rows.map(({ accountId, startsAt }) => `${accountId} ${startsAt.toISOString()}`));
    for (const { id, accountId, data } of these)
      if (!due.has(`${accountId} ${data.starts_at}`)) stale.add(id);
  }
  return stale;
}
