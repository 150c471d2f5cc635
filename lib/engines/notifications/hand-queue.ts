import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { canBeByHand, handUntil } from "./by-hand";
import type { NotificationRow } from "./channel";
import { isWaitingForHand } from "./queries";
import { takeBackMs } from "./retention";
import { notifications } from "./tables";

/* The notifications that wait for staff, who pass them on by hand. */

/** The most that are read at a time. */
const maxRows = 300;

/** Lists what waits and is still of use, the oldest first. */
export const listWaitingForHand = (db: Database, now: Date): Promise<NotificationRow[]> =>
  db.select().from(notifications).where(isWaitingForHand(now)).orderBy(asc(notifications.id)).limit(maxRows);

const canBeTakenBack = (now: Date) =>
  and(
    eq(notifications.way, "hand"),
    inArray(notifications.state, ["sent", "dropped"]),
    gt(notifications.handledAt, new Date(now.getTime() - takeBackMs)),
  );

/** Lists what was passed on or dropped within the last day, the newest first. */
export const listHandled = (db: Database, now: Date): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(canBeTakenBack(now))
    .orderBy(desc(notifications.handledAt), asc(notifications.id))
    .limit(maxRows);

type Handling = {
  ids: readonly number[];
  /** `waiting` takes back what was said within the last day. */
  to: "sent" | "dropped" | "waiting";
  staffId: number;
  now: Date;
};

/**
 * Marks notifications as passed on or dropped by a member of staff, or as waiting again.
 * @returns those that changed: none if somebody else was faster
 */
export async function handleNotifications(tx: Database, { ids, to, staffId, now }: Handling) {
  return tx
    .update(notifications)
    .set({
      state: to,
      sentAt: to === "sent" ? now : null,
      staffId: to === "waiting" ? null : staffId,
      handledAt: to === "waiting" ? null : now,
    })
    .where(
      and(
        inArray(notifications.id, [...ids]),
        to === "waiting" ? canBeTakenBack(now) : isWaitingForHand(now),
      ),
    )
    .returning({ accountId: notifications.accountId, kind: notifications.kind });
}

/** Whether staff can pass a mail on by hand. */
export const canMoveToHand = ({ kind, data, audience, accountId, e164 }: NotificationRow): boolean =>
  audience === "person" && (accountId !== null || e164 !== null) && canBeByHand(kind, data);

/** Gives a claimed mail to staff. @param state.error of a refused mail; null if the family prefers a messenger */
export async function moveToHand(
  db: Database,
  { id, tries, kind, data, lane }: NotificationRow,
  { error, now }: { error: string | null; now: Date },
): Promise<void> {
  await db
    .update(notifications)
    .set({
      way: "hand",
      lane: lane.replace(/^mail:/, "hand:"),
      leaseUntil: null,
      error,
      failedAt: error === null ? null : now,
      giveUpAt: handUntil(kind, data, now),
    })
    // Only the current claim: a later process may have sent it.
    .where(and(eq(notifications.id, id), eq(notifications.tries, tries), eq(notifications.state, "waiting")));
}
