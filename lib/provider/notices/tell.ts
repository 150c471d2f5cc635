import { isEvent, type NoticeData, type NoticeKind } from "../../notices/events";
import { notices } from "../db/schema";
import type { Database } from "../db/types";
import { waysSetUp } from "../../notices/set-up";
import type { Notice } from "./ways";

/** Time until a notification is given up, in milliseconds: three days. */
export const tryForMs = 3 * 24 * 60 * 60 * 1000;

/**
 * The person concerned: later notifications wait for earlier ones of the same person, and erasing the person deletes
 * them. `nobody` is a lane name for notifications without a person.
 */
type About = { accountId: number } | { e164: string | null; lead: string } | { nobody: string };

type Told<Kind extends NoticeKind> = {
  kind: Kind;
  about: About;
  data: NoticeData<Kind>;
  /** Recipients of a mail; the webhook gets every event once. */
  mailTo: readonly Notice["audience"][];
  now: Date;
  /** Lifetime in milliseconds; defaults to three days. */
  forMs?: number;
  /** Key that prevents duplicates, also between processes. */
  once?: string;
};

/** Creates the outbox rows of a notification, one per configured channel and audience. */
export function noticeRows<Kind extends NoticeKind>(told: Told<Kind>): (typeof notices.$inferInsert)[] {
  const { kind, about, data, mailTo, now, once, forMs = tryForMs } = told;
  const set = waysSetUp();
  const audiences = mailTo.filter((audience) => (audience === "school" ? set.schoolMail : set.mail));
  const ways = [
    ...audiences.map((audience) => ({ way: "mail" as const, audience })),
    ...(set.webhook && isEvent(kind) ? [{ way: "webhook" as const, audience: "school" as const }] : []),
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
  return ways.map(({ way, audience }) => ({
    ...common,
    way,
    audience,
    lane: `${way}:${audience}:${personOf(about)}`,
    onceKey: once === undefined ? null : `${once}:${way}:${audience}`,
  }));
}

function personOf(about: About): string {
  if ("accountId" in about) return `account:${about.accountId}`;
  return "lead" in about ? (about.e164 ?? about.lead) : about.nobody;
}

/**
 * Enqueues a notification in the transaction of its event, so that it is sent if and only if the event is committed.
 * Sending happens later, in the worker.
 */
export async function tell<Kind extends NoticeKind>(tx: Database, told: Told<Kind>): Promise<void> {
  const rows = noticeRows(told);
  if (rows.length > 0) await tx.insert(notices).values(rows);
}
