/*
 * Which lots class points are taken from, and which they return to. Lots are what came in together and ends together
 * (lib/subjects/points/tables).
 */

/** A lot that points can be taken from. */
export type OpenLot = {
  id: number;
  /** Points left, above 0. */
  remaining: number;
  /** Null if its points do not end. */
  endsAt: Date | null;
};

/** Points that a lot gains, or loses if negative. */
export type LotChange = { lotId: number; change: number };

const endOf = ({ endsAt }: OpenLot) => endsAt?.getTime() ?? Infinity;

/** Sorts lots by their end; those that do not end come last, and older lots before newer ones with the same end. */
export const byEnd = <Lot extends OpenLot>(lots: readonly Lot[]): Lot[] =>
  lots.toSorted((one, other) =>
    endOf(one) === endOf(other) ? one.id - other.id : endOf(one) - endOf(other),
  );

/**
 * Takes points from the lots that end first.
 * @param points at least 0
 * @returns the changes in the order of taking; undefined if the lots have fewer points
 */
export function takeFromLots(lots: readonly OpenLot[], points: number): LotChange[] | undefined {
  const changes: LotChange[] = [];
  let missing = points;
  for (const { id, remaining } of byEnd(lots)) {
    const taken = Math.min(remaining, missing);
    if (taken > 0) changes.push({ lotId: id, change: -taken });
    missing -= taken;
  }
  return missing === 0 ? changes : undefined;
}

/**
 * Returns points to the lots that they were taken from, in reverse order.
 * @param changes all changes of lots by the same booking, the oldest first
 * @returns the changes, and the points that were taken from no lot
 */
export function returnToLots(
  changes: readonly LotChange[],
  points: number,
): { changes: LotChange[]; rest: number } {
  const takenByLot = new Map<number, number>();
  for (const { lotId, change } of changes) takenByLot.set(lotId, (takenByLot.get(lotId) ?? 0) - change);
  const returned: LotChange[] = [];
  let rest = points;
  for (const [lotId, taken] of [...takenByLot].reverse()) {
    const back = Math.min(taken, rest);
    if (back > 0) returned.push({ lotId, change: back });
    rest -= Math.max(back, 0);
  }
  return { changes: returned, rest };
}
