import { eq, inArray } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database } from "../../../base/db/types";
import { changePoints, lockBalance } from "../points";
import { pointLots, pointMoves } from "../tables";
import { findLot } from "./queries";
import { reducePaid } from "./store";

type MoveRequest = {
  fromParentId: number;
  toParentId: number;
  /** A lot of the family that gives the points. */
  lotId: number;
  /** At least 1. */
  points: number;
  /** The school's reason, stored on both sides. */
  note: string;
  staffId: number;
  now: Date;
};

/**
 * The part of a price that goes along with points, in minor units, rounded to the nearest. All points take the whole
 * price along.
 */
export const priceShare = (
  { amount, points: paidPoints }: { amount: number; points: number },
  points: number,
) => (points >= paidPoints ? amount : Math.min(amount, Math.round((amount * points) / paidPoints)));

/**
 * Moves points from a family's lot to another family, where they are a lot of their own with the same end. The price
 * that was paid for them goes along, so that the money of outstanding points stays the same.
 * @returns why it is not possible, without a change; undefined once they are moved
 */
export async function movePoints(
  tx: Database,
  { fromParentId, toParentId, lotId, points, note, staffId, now }: MoveRequest,
): Promise<"sameFamily" | "tooFewPoints" | "tooManyPoints" | undefined> {
  if (fromParentId === toParentId) return "sameFamily";
  // In the order of ids, so that two moves in opposite directions never deadlock.
  for (const id of [fromParentId, toParentId].toSorted((one, other) => one - other))
    await lockBalance(tx, id, now);
  const lot = await findLot(tx, fromParentId, lotId);
  if (!lot || lot.remaining < points) return "tooFewPoints";
  const cause = { reason: "moved", note, staffId, now } as const;
  const { paidAmount, paidPoints, currency, endsAt } = lot;
  const paid =
    paidAmount === null || paidPoints === null || currency === null
      ? undefined
      : { amount: priceShare({ amount: paidAmount, points: paidPoints }, points), currency };
  const incoming = await changePoints(tx, toParentId, points, { ...cause, endsAt, paid });
  if (incoming.ledgerId === undefined || incoming.lotId === undefined) return "tooManyPoints";
  const fromLots = [{ lotId, change: -points }];
  const outgoing = await changePoints(tx, fromParentId, -points, { ...cause, fromLots });
  if (outgoing.ledgerId === undefined) throw new Error("the balance is less than what is left of a lot");
  if (paid) await reducePaid(tx, lotId, { amount: paid.amount, points });
  await tx.insert(pointMoves).values({
    ...{ fromLotId: lotId, toLotId: incoming.lotId, points, amount: paid?.amount ?? null },
    ...{ outLedgerId: outgoing.ledgerId, inLedgerId: incoming.ledgerId },
  });
}

/** Reads the accounts that moved points went to or came from, by ledger line. */
export async function readMoveCounterparts(
  db: Database,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (lineIds.length === 0) return new Map();
  const { fromLotId, toLotId, outLedgerId, inLedgerId } = pointMoves;
  const rows = await union(
    db
      .select({ lineId: outLedgerId, accountId: pointLots.accountId })
      .from(pointMoves)
      .innerJoin(pointLots, eq(pointLots.id, toLotId))
      .where(inArray(outLedgerId, [...lineIds])),
    db
      .select({ lineId: inLedgerId, accountId: pointLots.accountId })
      .from(pointMoves)
      .innerJoin(pointLots, eq(pointLots.id, fromLotId))
      .where(inArray(inLedgerId, [...lineIds])),
  );
  return new Map(rows.map(({ lineId, accountId }) => [lineId, accountId]));
}
