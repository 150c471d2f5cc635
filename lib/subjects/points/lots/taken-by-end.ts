/** Points that can be used up to a last day, such as 2027-03-01; null if they do not end. */
export type PointsUntil = { points: number; last_day: string | null };

/**
 * Divides a price among a family's points.
 * @param points the first to end first
 * @returns the points that are taken, by their last day; fewer than the price if there are not enough
 */
export function takenByEnd(points: readonly PointsUntil[], price: number): PointsUntil[] {
  let missing = price;
  return points.flatMap(({ points: left, last_day }) => {
    const taken = Math.min(left, missing);
    missing -= taken;
    return taken > 0 ? [{ points: taken, last_day }] : [];
  });
}
