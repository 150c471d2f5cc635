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

/** Creates the outbox rows of a notification, one per configured channel and audience. */
export function toNotificationRows<Kind extends NotificationKind>(
  notification: NewNotification<Kind>,
): (typeof notifications.$inferInsert)[] {
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
  const rows = toNotificationRows(notification);
  if (rows.length > 0) await tx.insert(notifications).values(rows);
}
