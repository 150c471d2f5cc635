import { and, eq, gt, isNull, lte, not, or, sql } from "drizzle-orm";
import type { LessonKind } from "../../base/paths";
import type { Database } from "../../base/db/types";
import type { NotificationRow } from "./channel";
import type { NotificationKind } from "./events";
import { notifications } from "./tables";

/* Notifications about a class, whose data names it under `of` and `class`. */

/** A kind of notification, and the class that it is about. */
export type ClassSubject = { kind: NotificationKind; of: LessonKind; id: number };

const isAbout = ({ kind, of, id }: ClassSubject) =>
  and(
    eq(notifications.kind, kind),
    sql`${notifications.data} ->> 'of' = ${of}`,
    sql`${notifications.data} -> 'class' ->> 'id' = ${String(id)}`,
  );

/** Selects those that are waiting and not being sent. */
const isWaitingAbout = (subject: ClassSubject, now: Date) =>
  and(
    sql`${notifications.state} = 'waiting'`,
    isAbout(subject),
    or(isNull(notifications.leaseUntil), lte(notifications.leaseUntil, now)),
  );

/** Deletes notifications about a class that are waiting and not being sent, and returns them. */
export const deleteWaiting = (tx: Database, subject: ClassSubject, now: Date): Promise<NotificationRow[]> =>
  tx.delete(notifications).where(isWaitingAbout(subject, now)).returning();

/**
 * Changes the data of notifications about lessons of a class that are waiting and not being sent, and deletes those of
 * other lessons.
 * @param fields the new fields, by the start of the lesson as the data has it in `starts_at`
 */
export async function updateWaiting(
  tx: Database,
  subject: ClassSubject,
  fields: Readonly<Record<string, object>>,
  now: Date,
): Promise<void> {
  const newFields = sql`${JSON.stringify(fields)}::jsonb -> (${notifications.data} ->> 'starts_at')`;
  const isKept = sql`(${newFields}) is not null`;
  await tx.delete(notifications).where(and(isWaitingAbout(subject, now), not(isKept)));
  await tx
    .update(notifications)
    .set({ data: sql`${notifications.data} || (${newFields})` })
    .where(isWaitingAbout(subject, now));
}

/** Whether a later notification about the class goes to the same account by the same channel. */
export async function hasNewer(
  db: Database,
  subject: ClassSubject,
  { id, way, accountId }: Pick<NotificationRow, "id" | "way"> & { accountId: number },
): Promise<boolean> {
  const isNewer = and(
    isAbout(subject),
    eq(notifications.accountId, accountId),
    eq(notifications.way, way),
    gt(notifications.id, id),
  );
  return (await db.$count(notifications, isNewer)) > 0;
}
