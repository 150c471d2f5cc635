import { inArray } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import { pointLots } from "../tables";
import { lastDayOf } from "./queries";
import { graceEnd, planReturn } from "./store";
import type { PointsUntil } from "./taken-by-end";

/**
 * Finds until when points of a booking could be used if they were given back now, the first to end first. Points that
 * no lot is known for do not end.
 */
export async function previewReturn(
  db: Database,
  bookingId: number,
  points: number,
  now: Date,
): Promise<PointsUntil[]> {
  if (points === 0) return [];
  const { changes, rest } = await planReturn(db, bookingId, points);
  const ids = changes.map(({ lotId }) => lotId);
  const { id, endsAt } = pointLots;
  const rows = ids.length > 0 ? await db.select({ id, endsAt }).from(pointLots).where(inArray(id, ids)) : [];
  const endOf = new Map(rows.map((row) => [row.id, row.endsAt]));
  const parts = changes.map(({ lotId, change }) => {
    const end = endOf.get(lotId) ?? null;
    return { points: change, endsAt: end !== null && end <= now ? graceEnd(now) : end };
  });
  const sorted = [...parts, ...(rest > 0 ? [{ points: rest, endsAt: null }] : [])].toSorted(
    (one, other) => (one.endsAt?.getTime() ?? Infinity) - (other.endsAt?.getTime() ?? Infinity) || 0,
  );
  const byDay = new Map<string | null, number>();
  for (const part of sorted) {
    const day = lastDayOf(part.endsAt);
    byDay.set(day, (byDay.get(day) ?? 0) + part.points);
  }
  return [...byDay].map(([last_day, count]) => ({ points: count, last_day }));
}
