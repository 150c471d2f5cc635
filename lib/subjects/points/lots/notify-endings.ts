import { and, asc, gt, lte, sql, sum } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import {
  findKnownKeys,
  insertNotifications,
  toNotificationRows,
} from "../../../engines/notifications/enqueue";
import { findFamilyContact, readMember } from "../../identity/member-contact";
import { pointLots } from "../tables";
import { lastDayOf } from "./queries";

const dayMs = 24 * 60 * 60 * 1000;
/** How long before the end families are notified, in days. */
const noticeDays = [7, 30] as const;

/**
 * Notifies families of points that end in 30 and in 7 days, once each, also with concurrent processes. Points that staff add
 * later than that are not announced: their end was said when they came.
 */
export async function notifyOfEndings(db: Database, now: Date): Promise<void> {
  for (const days of noticeDays)
    for (const ending of await listEndings(db, days, now))
      await db.transaction((tx) => notify(tx, { ...ending, days }, now));
}

type Ending = { parentId: number; endsAt: Date; points: number };

/** Lists points by family and end that end within some days, and are not for the later notice. */
async function listEndings(db: Database, days: number, now: Date): Promise<Ending[]> {
  const { accountId, endsAt, remaining, createdAt } = pointLots;
  const laterDays = Math.max(0, ...noticeDays.filter((one) => one < days));
  const rows = await db
    .select({ parentId: accountId, endsAt, points: sum(remaining).mapWith(Number) })
    .from(pointLots)
    .where(
      and(
        gt(remaining, 0),
        gt(endsAt, new Date(now.getTime() + laterDays * dayMs)),
        lte(endsAt, new Date(now.getTime() + days * dayMs)),
        lte(createdAt, sql`${endsAt} - make_interval(days => ${days})`),
      ),
    )
    .groupBy(accountId, endsAt)
    .orderBy(asc(accountId));
  return rows.flatMap(({ endsAt: at, ...row }) => (at ? [{ ...row, endsAt: at }] : []));
}

async function notify(
  tx: Database,
  { parentId, endsAt, points, days }: Ending & { days: number },
  now: Date,
) {
  const contact = await findFamilyContact(tx, parentId);
  const lastDay = lastDayOf(endsAt);
  if (!contact || lastDay === null) return;
  const rows = toNotificationRows({
    kind: "points.ending",
    about: { accountId: contact.id },
    mailTo: ["person"],
    data: { ...(await readMember(tx, contact)), points, last_day: lastDay, until: endsAt.toISOString() },
    now,
    once: `points-ending:${parentId}:${endsAt.getTime()}:${days}`,
  });
  const knownKeys = await findKnownKeys(
    tx,
    rows.flatMap(({ onceKey }) => onceKey ?? []),
  );
  const due = rows.filter(({ onceKey }) => !knownKeys.has(onceKey ?? null));
  await insertNotifications(tx, due, { skipsDuplicates: true });
}
