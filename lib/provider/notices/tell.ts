import { isEvent, type NoticeData, type NoticeKind } from "../../notices/events";
import { notices } from "../db/schema";
import type { Database } from "../db/types";
import { waysSetUp } from "../../notices/set-up";
import type { Notice } from "./ways";

/** How long a notice is tried to be sent, in milliseconds: three days. */
export const tryForMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Of whom a notice is: it waits for their earlier ones, and goes when they are erased. `nobody` that the site knows:
 * what its lane is called instead.
 */
type About = { accountId: number } | { e164: string | null; lead: string } | { nobody: string };

type Told<Kind extends NoticeKind> = {
  kind: Kind;
  about: About;
  data: NoticeData<Kind>;
  /** Who reads mails of it; a webhook is told of every event once. */
  mailTo: readonly Notice["audience"][];
  now: Date;
  /** For how long it is of use, in milliseconds; three days where nothing is said. */
  forMs?: number;
  /** By which it is told only once, by whichever process comes first. */
  once?: string;
};

/** The rows of what has to be told: one for each way that is set up. */
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
 * Writes down what has to be told, in the transaction of what happened: it is told if and only if that has happened.
 * Nothing is sent here, and nobody waits for it.
 */
export async function tell<Kind extends NoticeKind>(tx: Database, told: Told<Kind>): Promise<void> {
  const rows = noticeRows(told);
  if (rows.length > 0) await tx.insert(notices).values(rows);
}
