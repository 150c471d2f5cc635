import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { isLanguage } from "../../i18n/languages";
import type { NotificationData } from "../../notices/events";
import { configuredChannels } from "../../notices/configured-channels";
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
import { isConfirmed, parents, isReachable, memberColumns } from "./member-columns";
import { toNotificationRows } from "./enqueue";
import type { Notice } from "./channel";

/** Reminders are sent three hours before class (spec section 9). */
const leadTimeMs = 3 * 60 * 60 * 1000;

/** Students per statement, so that neither locks nor rendering delay pages. */
const batchSize = 10;

/** Pause after each batch, as a multiple of its duration, so that large classes do not occupy the process. */
const restFactor = 2;

/** A live class, or a lesson of a series class, that starts within three hours. */
type UpcomingLesson = Pick<NotificationData<"lesson.soon">, "of" | "class" | "lesson"> & {
  position: number;
  startsAt: Date;
};

type ClassRef = Pick<UpcomingLesson, "of"> & { id: number };

const startsSoon = (startsAt: typeof liveClasses.startsAt | typeof lessons.startsAt, now: Date) =>
  and(gt(startsAt, now), lte(startsAt, new Date(now.getTime() + leadTimeMs)));

/** Finds upcoming lessons, optionally of one class only. */
async function findUpcomingLessons(db: Database, now: Date, onlyClass?: ClassRef): Promise<UpcomingLesson[]> {
  const live = db
    .select({
      id: liveClasses.id,
      course: liveClasses.courseName,
      lesson: liveClasses.lessonName,
      startsAt: liveClasses.startsAt,
      position: sql<number>`0`,
    })
    .from(liveClasses)
    .where(and(startsSoon(liveClasses.startsAt, now), onlyClass && eq(liveClasses.id, onlyClass.id)))
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
    .where(and(startsSoon(lessons.startsAt, now), onlyClass && eq(lessons.classId, onlyClass.id)))
    .orderBy(asc(lessons.startsAt));
  const lessonsFound: UpcomingLesson[] = [];
  for (const [of, rows] of [
    ["live", live],
    ["series", series],
  ] as const) {
    if (onlyClass && onlyClass.of !== of) continue;
    for (const { id, course, ...rest } of await rows)
      lessonsFound.push({ of, class: { id, name: course }, ...rest });
  }
  return lessonsFound;
}

/** The tables of participants, with the time when they joined. */
const participants = {
  live: {
    table: liveSubscriptions,
    classId: liveSubscriptions.liveId,
    accountId: liveSubscriptions.accountId,
    since: liveSubscriptions.createdAt,
    is: undefined,
    mailTo: isConfirmed,
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
  { of, class: { id } }: UpcomingLesson,
  after: number,
): Promise<number[]> {
  const { table, classId, accountId } = participants[of];
  const rows = await db
    .selectDistinct({ id: accountId })
    .from(table)
    .where(and(eq(classId, id), gt(accountId, after)))
    .orderBy(asc(accountId))
    .limit(batchSize);
  return rows.map((row) => row.id);
}

/** Finds which accounts to remind. Participants who joined within the last three hours need no reminder. */
function findReminderRecipients(
  db: Database,
  { of, class: { id }, startsAt }: UpcomingLesson,
  accountIds: readonly number[],
) {
  const { table, classId, accountId, since, is, mailTo } = participants[of];
  return db
    .select({ ...memberColumns, mailTo })
    .from(table)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(
      and(
        eq(classId, id),
        inArray(accountId, [...accountIds]),
        lte(since, new Date(startsAt.getTime() - leadTimeMs)),
        is,
        isReachable,
        // Members without mail are needed only for the webhook.
        configuredChannels().webhook ? undefined : mailTo,
      ),
    );
}

/** Unique key of a reminder: a new start time is a new reminder. */
const reminderKey = ({ of, class: { id }, position, startsAt }: UpcomingLesson, accountId: number) =>
  ["reminder", of, id, position, accountId, Math.round(startsAt.getTime() / 1000)].join(":");

const lessonKey = (beginning: UpcomingLesson) => reminderKey(beginning, 0);

export type PlanOptions = {
  /** When each lesson was last fully planned, by `lessonKey`; updated in place. */
  planned?: Map<string, Date>;
  /** Aborts between two statements. */
  signal?: AbortSignal;
};

/** Planned lessons are skipped for this time, in milliseconds; later runs add newly confirmed addresses. */
const replanAfterMs = 10 * 60_000;

/**
 * Enqueues due reminders: one per student and lesson, also with concurrent processes and repeated calls.
 * @returns the number of reminded students.
 */
export async function planReminders(
  db: Database,
  now: Date,
  { planned = new Map(), signal }: PlanOptions = {},
): Promise<number> {
  const { mail, webhook } = configuredChannels();
  if (!mail && !webhook) return 0;
  for (const [name, at] of planned) if (at.getTime() + replanAfterMs <= now.getTime()) planned.delete(name);
  let count = 0;
  for (const lesson of await findUpcomingLessons(db, now)) {
    if (planned.has(lessonKey(lesson))) continue;
    count += await planLesson(db, lesson, now, signal);
    planned.set(lessonKey(lesson), now);
  }
  return count;
}

async function planLesson(
  db: Database,
  beginning: UpcomingLesson,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<number> {
  let count = 0;
  for (let after = 0; ;) {
    const startedAt = performance.now();
    const accountIds = await nextAccounts(db, beginning, after);
    if (accountIds.length > 0) count += await enqueueReminders(db, beginning, accountIds, now);
    if (accountIds.length < batchSize) return count;
    after = accountIds.at(-1) ?? after;
    await pause(restFactor * (performance.now() - startedAt), undefined, { signal });
  }
}

async function enqueueReminders(
  db: Database,
  beginning: UpcomingLesson,
  accountIds: readonly number[],
  now: Date,
): Promise<number> {
  const rows = (await findReminderRecipients(db, beginning, accountIds)).flatMap((recipient) =>
    toNotificationRows({
      kind: "lesson.soon",
      about: { accountId: recipient.accountId },
      data: toReminderData(beginning, recipient),
      mailTo: recipient.mailTo ? ["person"] : [],
      now,
      once: reminderKey(beginning, recipient.accountId),
    }),
  );
  const keys = rows.flatMap((row) => row.onceKey ?? []);
  const existing = await db
    .select({ key: notices.onceKey })
    .from(notices)
    .where(inArray(notices.onceKey, keys));
  const existingKeys = new Set(existing.map(({ key }) => key));
  const due = rows.filter((row) => !existingKeys.has(row.onceKey ?? null));
  if (due.length > 0) await db.insert(notices).values(due).onConflictDoNothing();
  return new Set(due.map((row) => row.accountId)).size;
}

function toReminderData(
  { of, class: classRef, lesson, startsAt }: UpcomingLesson,
  { accountId, name, email, language }: Awaited<ReturnType<typeof findReminderRecipients>>[number],
): NotificationData<"lesson.soon"> {
  return {
    student: { id: accountId, name },
    email,
    language: isLanguage(language) ? language : null,
    of,
    class: classRef,
    lesson,
    starts_at: startsAt.toISOString(),
  };
}

type Reminder = Pick<Notice, "id" | "accountId"> & { data: NotificationData<"lesson.soon"> };

/**
 * Finds reminders that are out of date: the lesson is over, moved or removed, or the student no longer participates. Two
 * queries per class, since a large live class has thousands of reminders.
 * @returns the ids of the stale reminders.
 */
export async function findStaleReminders(
  db: Database,
  reminders: readonly Reminder[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const stale = new Set<number>();
  const classOf = ({ data }: Reminder) => `${data.of} ${data.class.id}`;
  for (const { of, class: classRef } of new Map(reminders.map((one) => [classOf(one), one.data])).values()) {
    const classReminders = reminders.filter((one) => classOf(one) === `${of} ${classRef.id}`);
    const accountIds = classReminders.map(({ accountId }) => accountId ?? 0);
    const due = new Set<string>();
    for (const beginning of await findUpcomingLessons(db, now, { of, id: classRef.id }))
      for (const { accountId } of await findReminderRecipients(db, beginning, accountIds))
        due.add(`${accountId} ${beginning.startsAt.toISOString()}`);
    for (const { id, accountId, data } of classReminders)
      if (!due.has(`${accountId} ${data.starts_at}`)) stale.add(id);
  }
  return stale;
}
