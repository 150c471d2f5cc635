import { and, eq, inArray, like } from "drizzle-orm";
import { isWebhookEvent, type NotificationData, type NotificationKind } from "./events";
import { notifications } from "./tables";
import type { Database } from "../../base/db/types";
import { configuredChannels } from "./configured-channels";
import type { NotificationRow } from "./channel";
import { canBeByHand, handUntil } from "./by-hand";

/** Time until a notification is given up, in milliseconds: three days. */
export const maxRetryMs = 3 * 24 * 60 * 60 * 1000;

/**
 * The person concerned: later notifications wait for earlier ones of the same person, and erasing the person deletes
 * them. Notifications without a person name a lane of their own.
 */
type NotificationSubject = { accountId: number } | { e164: string | null; lead: string } | { lane: string };

type NewNotification<Kind extends NotificationKind> = {
  kind: Kind;
  about: NotificationSubject;
  data: NotificationData<Kind>;
  /**
   * Recipients of a mail; the webhook gets every event once. A person whom mail cannot reach gets it by hand
   * (./by-hand.ts).
   */
  mailTo: readonly NotificationRow["audience"][];
  now: Date;
  /** Lifetime in milliseconds; defaults to three days. */
  lifetimeMs?: number;
  /** Set to leave the webhook out, for a test. */
  isTest?: true;
  /** Key that prevents duplicates, also between processes. */
  once?: string;
};

export type NewNotificationRow = typeof notifications.$inferInsert;

/** Creates the outbox rows of a notification, one per configured channel and audience. */
export function toNotificationRows<Kind extends NotificationKind>(
  notification: NewNotification<Kind>,
): NewNotificationRow[] {
  const { kind, about, data, mailTo, now, once, isTest, lifetimeMs: forMs = maxRetryMs } = notification;
  const configured = configuredChannels();
  const findWay = (audience: NotificationRow["audience"]): "mail" | "hand" | undefined => {
    if (audience === "school") return configured.schoolMail ? "mail" : undefined;
    if (configured.mail && (data as { email?: string | null }).email !== null) return "mail";
    return canBeByHand(kind, data) ? "hand" : undefined;
  };
  const targets = [
    ...mailTo.flatMap((audience) => {
      const way = findWay(audience);
      return way ? [{ way, audience }] : [];
    }),
    ...(configured.webhook && !isTest && isWebhookEvent(kind)
      ? [{ way: "webhook" as const, audience: "school" as const }]
      : []),
  ];
  const giveUpAt = new Date(now.getTime() + forMs);
  const common = {
    kind,
    data,
    ...("accountId" in about && { accountId: about.accountId }),
    ...("e164" in about && { e164: about.e164 }),
    createdAt: now,
    nextTryAt: now,
  };
  return targets.map(({ way, audience }) => ({
    ...common,
    way,
    audience,
    giveUpAt: way === "hand" ? handUntil(kind, data, now) : giveUpAt,
    lane: `${way}:${audience}:${laneName(about)}`,
    onceKey: once === undefined ? null : `${once}:${way}:${audience}`,
  }));
}

function laneName(about: NotificationSubject): string {
  if ("accountId" in about) return `account:${about.accountId}`;
  return "lead" in about ? (about.e164 ?? about.lead) : about.lane;
}

/**
 * Enqueues a notification in the transaction of its event, so that it is sent if and only if the event is committed.
 * Sending happens later, in the worker.
 */
export async function enqueueNotification<Kind extends NotificationKind>(
  tx: Database,
  notification: NewNotification<Kind>,
): Promise<void> {
  await insertNotifications(tx, toNotificationRows(notification));
}

/** Stores outbox rows in the transaction of their event. @param skipsDuplicates whether known once keys are skipped */
export async function insertNotifications(
  tx: Database,
  rows: NewNotificationRow[],
  { skipsDuplicates = false } = {},
): Promise<void> {
  if (rows.length === 0) return;
  await deleteReplaced(tx, rows);
  const insertion = tx.insert(notifications).values(rows);
  await (skipsDuplicates ? insertion.onConflictDoNothing() : insertion);
}

/** Stores outbox rows like `insertNotifications`. @returns the ids of those to a person */
export async function insertReturningIds(tx: Database, rows: NewNotificationRow[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const { id, audience } = notifications;
  const stored = await tx.insert(notifications).values(rows).returning({ id, audience });
  return stored.flatMap((row) => (row.audience === "person" ? row.id : []));
}

/** A new state of a trial lesson replaces the one that staff have not passed on yet. */
async function deleteReplaced(tx: Database, rows: readonly NewNotificationRow[]): Promise<void> {
  const isTrial = ({ way, kind }: NewNotificationRow) => way === "hand" && kind.startsWith("trial.");
  const accountIds = rows.filter(isTrial).flatMap(({ accountId }) => accountId ?? []);
  if (accountIds.length === 0) return;
  await tx
    .delete(notifications)
    .where(
      and(
        inArray(notifications.accountId, accountIds),
        eq(notifications.way, "hand"),
        eq(notifications.state, "waiting"),
        like(notifications.kind, "trial.%"),
      ),
    );
}

/** Finds which once keys are known, of notifications that were sent or not. */
export async function findKnownKeys(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .select({ key: notifications.onceKey })
    .from(notifications)
    .where(inArray(notifications.onceKey, [...keys]));
  return new Set(rows.map(({ key }) => key));
}
