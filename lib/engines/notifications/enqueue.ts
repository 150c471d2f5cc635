import { inArray } from "drizzle-orm";
import { isWebhookEvent, type NotificationData, type NotificationKind } from "./events";
import { notifications } from "./tables";
import type { Database } from "../../base/db/types";
import { configuredChannels } from "./configured-channels";
import type { NotificationRow } from "./channel";

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
  /** Recipients of a mail; the webhook gets every event once. */
  mailTo: readonly NotificationRow["audience"][];
  now: Date;
  /** Lifetime in milliseconds; defaults to three days. */
  lifetimeMs?: number;
  /** Key that prevents duplicates, also between processes. */
  once?: string;
};

export type NewNotificationRow = typeof notifications.$inferInsert;

/** Creates the outbox rows of a notification, one per configured channel and audience. */
export function toNotificationRows<Kind extends NotificationKind>(
  notification: NewNotification<Kind>,
): NewNotificationRow[] {
  const { kind, about, data, mailTo, now, once, lifetimeMs: forMs = maxRetryMs } = notification;
  const configured = configuredChannels();
  const audiences = mailTo.filter((audience) =>
    audience === "school" ? configured.schoolMail : configured.mail,
  );
  const targets = [
    ...audiences.map((audience) => ({ way: "mail" as const, audience })),
    ...(configured.webhook && isWebhookEvent(kind)
      ? [{ way: "webhook" as const, audience: "school" as const }]
      : []),
  ];
  const common = {
    kind,
    data,
    ...("accountId" in about && { accountId: about.accountId }),
    ...("e164" in about && { e164: about.e164 }),
    createdAt: now,
    nextTryAt: now,
    giveUpAt: new Date(now.getTime() + forMs),
  };
  return targets.map(({ way, audience }) => ({
    ...common,
    way,
    audience,
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
  const insertion = tx.insert(notifications).values(rows);
  await (skipsDuplicates ? insertion.onConflictDoNothing() : insertion);
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
