import { and, eq, gte, lte } from "drizzle-orm";
import { addDays, daysBetween } from "../../../base/schedule/zoned";
import type { Database } from "../../../base/db/types";
import { endOfSchoolDay, schoolDay } from "../../school/school-time";
import { lockBalance, writeLine } from "../points";
import { lotPauses } from "../tables";
import { findLot, lastDayOf, setLotEnd } from "./queries";

/** The maximum length of a pause, in days. */
export const maxPauseDays = 366;

/** First and last day by the school's clock, such as 2026-03-04. */
export type Days = { firstDay: string; lastDay: string };

/** The number of days of a pause, both ends included. */
export const countPauseDays = ({ firstDay, lastDay }: Days): number => daysBetween(firstDay, lastDay) + 1;

type PauseRequest = Days & {
  parentId: number;
  lotId: number;
  /** The school's reason. */
  note: string;
  staffId: number;
  now: Date;
};

export type PauseError = "gone" | "noEnd" | "wrongOrder" | "tooLong" | "outside" | "overlap";

/**
 * Pauses points that end: the days of the pause do not count, so their last day moves by as many. They can be spent
 * meanwhile, on lessons after the pause. The days may be over, if the points have not ended yet.
 * @returns why they cannot be paused, without a change; otherwise the points that are paused
 */
export async function pauseLot(
  tx: Database,
  { parentId, lotId, note, staffId, now, ...days }: PauseRequest,
): Promise<PauseError | { points: number }> {
  const { firstDay, lastDay } = days;
  // Bookings take the same lock, so none spends points of the lot meanwhile.
  const balance = await lockBalance(tx, parentId, now);
  const lot = await findLot(tx, parentId, lotId);
  if (!lot || lot.remaining === 0) return "gone";
  const lastUsable = lastDayOf(lot.endsAt);
  if (lastUsable === null) return "noEnd";
  if (lastDay < firstDay) return "wrongOrder";
  const count = countPauseDays(days);
  if (count > maxPauseDays) return "tooLong";
  if (firstDay < schoolDay(lot.createdAt) || firstDay > lastUsable) return "outside";
  const { firstDay: first, lastDay: last } = lotPauses;
  const overlapping = and(eq(lotPauses.lotId, lotId), lte(first, lastDay), gte(last, firstDay));
  if ((await tx.$count(lotPauses, overlapping)) > 0) return "overlap";
  const line = { accountId: parentId, change: 0, balance, reason: "pause", note, staffId } as const;
  const ledgerId = await writeLine(tx, line, []);
  await tx.insert(lotPauses).values({ lotId, ledgerId, ...days, points: lot.remaining });
  await setLotEnd(tx, lotId, endOfSchoolDay(addDays(lastUsable, count)));
  return { points: lot.remaining };
}
