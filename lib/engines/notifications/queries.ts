import { and, eq, inArray, not, or, sql, type SQL } from "drizzle-orm";
import type { Person } from "../../base/db/personal-data";
import type { Database } from "../../base/db/types";
import type { NotificationRow } from "./channel";
import type { NotificationKind } from "./events";
import { isTo } from "./personal-data";
import { notifications } from "./tables";

/* What subjects ask about notifications, and how they delete those about what they erase. */

/** Whether a notification to an account was not sent yet. */
export async function isWaiting(db: Database, accountId: number, kind: NotificationKind): Promise<boolean> {
  const isPending = and(
    eq(notifications.accountId, accountId),
    eq(notifications.kind, kind),
    eq(notifications.state, "waiting"),
  );
  return (await db.$count(notifications, isPending)) > 0;
}

/** Counts the notifications that were given up. */
export const countStuck = (db: Database): Promise<number> =>
  db.$count(notifications, eq(notifications.state, "stuck"));

export async function deleteNotificationsOfAccount(tx: Database, accountId: number): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.accountId, accountId));
}

/** Lists the notifications about a phone in E.164. */
export const listNotificationsOfPhone = (db: Database, phone: string): Promise<NotificationRow[]> =>
  db.select().from(notifications).where(eq(notifications.e164, phone));

export async function deleteNotificationsOfPhones(tx: Database, phones: readonly string[]): Promise<void> {
  await tx.delete(notifications).where(inArray(notifications.e164, [...phones]));
}

/** Records that notifications are about: those of some kinds whose data has one of the ids. */
export type NotifiedRecords = { kinds: readonly NotificationKind[]; ids: readonly number[] };

const isAbout = (records: readonly NotifiedRecords[]): SQL | undefined =>
  or(
    ...records.map(({ kinds, ids }) =>
      and(
        inArray(notifications.kind, [...kinds]),
        inArray(sql`${notifications.data} ->> 'id'`, ids.map(String)),
      ),
    ),
  );

/** Deletes the pending notifications about records; sent ones no longer name theirs. @param phones in E.164 */
export async function deleteNotificationsAbout(
  tx: Database,
  records: readonly NotifiedRecords[],
  phones: readonly string[],
): Promise<void> {
  await tx.delete(notifications).where(and(inArray(notifications.e164, [...phones]), isAbout(records)));
}

/** Lists the pending notifications about records, without those to a person. */
export const listNotificationsAbout = (
  db: Database,
  records: readonly NotifiedRecords[],
  person: Person,
): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(and(isAbout(records), not(isTo(person))));
