import type { NotificationData } from "../../engines/notifications/events";
import type { Database } from "../../base/db/types";
import type { NotificationRow } from "../../engines/notifications/channel";
import { findUpcomingLessons } from "./upcoming-lessons";
import { findReminderRecipients } from "./reminder-recipients";

type Reminder = Pick<NotificationRow, "id" | "accountId"> & { data: NotificationData<"lesson.soon"> };

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
