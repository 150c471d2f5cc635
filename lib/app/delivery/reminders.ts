import { setTimeout as pause } from "node:timers/promises";
import { isLanguage } from "../../base/i18n/languages";
import type { NotificationData } from "../../engines/notifications/events";
import { configuredChannels } from "../../engines/notifications/configured-channels";
import type { Database } from "../../base/db/types";
import { findKnownKeys, insertNotifications, toNotificationRows } from "../../engines/notifications/enqueue";
import { type UpcomingLesson, findUpcomingLessons, reminderHours } from "./upcoming-lessons";
import { batchSize, nextAccounts, findReminderRecipients } from "./reminder-recipients";

/** Pause after each batch, as a multiple of its duration, so that large classes do not occupy the process. */
const restFactor = 2;

/** Unique key of a reminder: a new start time is a new reminder. */
const reminderKey = ({ of, class: { id }, lessonId, startsAt }: UpcomingLesson, accountId: number) =>
  ["reminder", of, id, lessonId, accountId, Math.round(startsAt.getTime() / 1000)].join(":");

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
  const existingKeys = await findKnownKeys(db, keys);
  const due = rows.filter((row) => !existingKeys.has(row.onceKey ?? null));
  await insertNotifications(db, due, { skipsDuplicates: true });
  return new Set(due.map((row) => row.accountId)).size;
}

function toReminderData(
  { of, class: classRef, lesson, startsAt, has_link }: UpcomingLesson,
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
    has_link,
    hours: reminderHours(of),
  };
}
