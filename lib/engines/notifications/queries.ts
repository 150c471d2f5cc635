import { and, eq, gt, inArray, like, lte, not, or, sql, type SQL } from "drizzle-orm";
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

export type Delivery = Pick<NotificationRow, "way" | "state" | "handledAt">;

/** Reads how far notifications got, by id; those past their retention are missing. */
export async function readDeliveries(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Delivery>> {
  if (ids.length === 0) return new Map();
  const { id, way, state, handledAt } = notifications;
  const rows = await db
    .select({ id, way, state, handledAt })
    .from(notifications)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether a notification waits for staff, who pass it on by hand, is due, and is still of use. */
export const isWaitingForHand = (now: Date) =>
  and(
    sql`${notifications.state} = 'waiting'`,
    eq(notifications.way, "hand"),
    lte(notifications.nextTryAt, now),
    gt(notifications.giveUpAt, now),
  );

type Replaced = { kind: NotificationKind; accountIds: readonly number[]; keyStart: string };

/**
 * Deletes notifications that wait on all their ways, so that the caller can replace them.
 * @param replaced.keyStart start of their once keys (`toNotificationRows`)
 * @returns when the first was created, by account, and the once keys of those that were sent, given up or are being sent
 */
export async function deleteWaiting(
  tx: Database,
  { kind, accountIds, keyStart }: Replaced,
  now: Date,
): Promise<{ waitingSince: ReadonlyMap<number, Date>; remainingKeys: string[] }> {
  const rows = await tx
    .select()
    .from(notifications)
    .where(
      and(
        inArray(notifications.accountId, [...accountIds]),
        eq(notifications.kind, kind),
        like(notifications.onceKey, `${keyStart}%`),
      ),
    )
    .for("update");
  const keyOf = ({ onceKey }: NotificationRow) => (onceKey ?? "").replace(/:(mail|webhook|hand):\w+$/, "");
  const fixed = new Set(
    rows
      .filter(({ state, leaseUntil }) => state !== "waiting" || (leaseUntil !== null && leaseUntil > now))
      .map(keyOf),
  );
  const waiting = rows.filter((row) => !fixed.has(keyOf(row)));
  if (waiting.length > 0)
    await tx.delete(notifications).where(
      inArray(
        notifications.id,
        waiting.map(({ id }) => id),
      ),
    );
  const waitingSince = new Map<number, Date>();
  for (const { accountId, createdAt } of waiting) {
    const since = waitingSince.get(accountId ?? 0);
    waitingSince.set(accountId ?? 0, since && since < createdAt ? since : createdAt);
  }
  return { waitingSince, remainingKeys: [...fixed] };
}

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
