import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { isLanguage } from "../../i18n/languages";
import type { NoticeData } from "../../notices/events";
import { waysSetUp } from "../../notices/set-up";
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
import type { Notice } from "./ways";

/** Reminders are sent three hours before class (spec section 9). */
const beforeMs = 3 * 60 * 60 * 1000;

/** Students per statement, so that neither locks nor rendering delay pages. */
const batchSize = 10;

/** Pause after each batch, as a multiple of its duration, so that large classes do not occupy the process. */
const restTimes = 2;

/** A live class, or a lesson of a series class, that starts within three hours. */
type Beginning = Pick<NoticeData<"lesson.soon">, "of" | "class" | "lesson"> & {
  position: number;
  startsAt: Date;
};

type ClassOf = Pick<Beginning, "of"> & { id: number };

const soon = (startsAt: typeof liveClasses.startsAt | typeof lessons.startsAt, now: Date) =>
  and(gt(startsAt, now), lte(startsAt, new Date(now.getTime() + beforeMs)));

/** Finds upcoming lessons, optionally of one class only. */
async function beginnings(db: Database, now: Date, only?: ClassOf): Promise<Beginning[]> {
  const live = db
    .select({
      id: liveClasses.id,
      course: liveClasses.courseName,
      lesson: liveClasses.lessonName,
      startsAt: liveClasses.startsAt,
      position: sql<number>`0`,
    })
    .from(liveClasses)
    .where(and(soon(liveClasses.startsAt, now), only && eq(liveClasses.id, only.id)))
    .orderBy(asc(liveClasses.startsAt));
  const series = db
    .select({
      id: seriesClasses.id,
      course: seriesClasses.comboName,
      lesson: lessons.name,
      startsAt: lessons.startsAt,
      position: lessons.position,
    })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(and(soon(lessons.startsAt, now), only && eq(lessons.classId, only.id)))
    .orderBy(asc(lessons.startsAt));
  const found: Beginning[] = [];
  for (const [of, rows] of [
    ["live", live],
    ["series", series],
  ] as const) {
    if (only && only.of !== of) continue;
    for (const { id, course, ...rest } of await rows)
      found.push({ of, class: { id, name: course }, ...rest });
  }
  return found;
}

/** The tables of participants, with the time when they joined. */
const lists = {
  live: {
    table: liveSubscriptions,
    classId: liveSubscriptions.liveId,
    accountId: liveSubscriptions.accountId,
    since: liveSubscriptions.createdAt,
    is: undefined,
    mailTo: confirmed,
  },
  series: {
    table: bookings,
    classId: bookings.classId,
    accountId: bookings.studentId,
    since: bookings.createdAt,
    is: isSeat,
    mailTo: sql<boolean>`true`,
  },
} as const;

/** Returns the next participants by id, with one index read. */
async function nextAccounts(
  db: Database,
  { of, class: { id } }: Beginning,
  after: number,
): Promise<number[]> {
  const { table, classId, accountId } = lists[of];
  const rows = await db
    .selectDistinct({ id: accountId })
    .from(table)
    .where(and(eq(classId, id), gt(accountId, after)))
    .orderBy(asc(accountId))
    .limit(batchSize);
  return rows.map((row) => row.id);
}

/** Finds which accounts to remind. Participants who joined within the last three hours need no reminder. */
function readers(db: Database, { of, class: { id }, startsAt }: Beginning, accountIds: readonly number[]) {
  const { table, classId, accountId, since, is, mailTo } = lists[of];
  return db
    .select({ ...student, mailTo })
    .from(table)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(
      and(
        eq(classId, id),
        inArray(accountId, [...accountIds]),
        lte(since, new Date(startsAt.getTime() - beforeMs)),
        is,
        reachable,
        // Members without mail are needed only for the webhook.
        waysSetUp().webhook ? undefined : mailTo,
      ),
    );
}

/** Unique key of a reminder: a new start time is a new reminder. */
const onceKey = ({ of, class: { id }, position, startsAt }: Beginning, accountId: number) =>
  ["reminder", of, id, position, accountId, Math.round(startsAt.getTime() / 1000)].join(":");

const nameOf = (beginning: Beginning) => onceKey(beginning, 0);

export type Plan = {
  /** When each lesson was last fully planned, by `lessonKey`; updated in place. */
  planned?: Map<string, Date>;
  /** Aborts between two statements. */
  signal?: AbortSignal;
};

/** Planned lessons are skipped for this time, in milliseconds; later runs add newly confirmed addresses. */
const settledMs = 10 * 60_000;

/**
 * Enqueues due reminders: one per student and lesson, also with concurrent processes and repeated calls.
 * @returns the number of reminded students.
 */
export async function planReminders(
  db: Database,
  now: Date,
  { planned = new Map(), signal }: Plan = {},
): Promise<number> {
  const { mail, webhook } = waysSetUp();
  if (!mail && !webhook) return 0;
  for (const [name, at] of planned) if (at.getTime() + settledMs <= now.getTime()) planned.delete(name);
  let count = 0;
  for (const beginning of await beginnings(db, now)) {
    if (planned.has(nameOf(beginning))) continue;
    count += await planBeginning(db, beginning, now, signal);
    planned.set(nameOf(beginning), now);
  }
  return count;
}

async function planBeginning(
  db: Database,
  beginning: Beginning,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<number> {
  let count = 0;
  for (let after = 0; ;) {
    const begun = performance.now();
    const accountIds = await nextAccounts(db, beginning, after);
    if (accountIds.length > 0) count += await planFor(db, beginning, accountIds, now);
    if (accountIds.length < batchSize) return count;
    after = accountIds.at(-1) ?? after;
    await pause(restTimes * (performance.now() - begun), undefined, { signal });
  }
}

async function planFor(
  db: Database,
  beginning: Beginning,
  accountIds: readonly number[],
  now: Date,
): Promise<number> {
  const rows = (await readers(db, beginning, accountIds)).flatMap((reader) =>
    noticeRows({
      kind: "lesson.soon",
      about: { accountId: reader.accountId },
      data: dataOf(beginning, reader),
      mailTo: reader.mailTo ? ["person"] : [],
      now,
      once: onceKey(beginning, reader.accountId),
    }),
  );
  const keys = rows.flatMap((row) => row.onceKey ?? []);
  const told = await db.select({ key: notices.onceKey }).from(notices).where(inArray(notices.onceKey, keys));
  const known = new Set(told.map(({ key }) => key));
  const due = rows.filter((row) => !known.has(row.onceKey ?? null));
  if (due.length > 0) await db.insert(notices).values(due).onConflictDoNothing();
  return new Set(due.map((row) => row.accountId)).size;
}

function dataOf(
  { of, class: own, lesson, startsAt }: Beginning,
  { accountId, name, email, language }: Awaited<ReturnType<typeof readers>>[number],
): NoticeData<"lesson.soon"> {
  return {
    student: { id: accountId, name },
    email,
    language: isLanguage(language) ? language : null,
    of,
    class: own,
    lesson,
    starts_at: startsAt.toISOString(),
  };
}

type Reminder = Pick<Notice, "id" | "accountId"> & { data: NoticeData<"lesson.soon"> };

/**
 * Finds reminders that are out of date: the lesson is over, moved or removed, or the student no longer participates. Two
 * queries per class, since a large live class has thousands of reminders.
 * @returns the ids of the stale reminders.
 */
export async function staleReminders(
  db: Database,
  reminders: readonly Reminder[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const stale = new Set<number>();
  const classOf = ({ data }: Reminder) => `${data.of} ${data.class.id}`;
  for (const { of, class: own } of new Map(reminders.map((one) => [classOf(one), one.data])).values()) {
    const these = reminders.filter((one) => classOf(one) === `${of} ${own.id}`);
    const accountIds = these.map(({ accountId }) => accountId ?? 0);
    const due = new Set<string>();
    for (const beginning of await beginnings(db, now, { of, id: own.id }))
      for (const { accountId } of await readers(db, beginning, accountIds))
        due.add(`${accountId} ${beginning.startsAt.toISOString()}`);
    for (const { id, accountId, data } of these)
      if (!due.has(`${accountId} ${data.starts_at}`)) stale.add(id);
  }
  return stale;
}
