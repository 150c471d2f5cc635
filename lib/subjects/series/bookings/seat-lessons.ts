import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import { lessons, seatLessons } from "../tables";

/**
 * The class points that a seat's price pays for one of its lessons. The shares of all lessons sum to the price.
 * @param index of the lesson, from 0
 */
export const seatShare = (price: number, index: number, count: number): number =>
  Math.floor((price * (index + 1)) / count) - Math.floor((price * index) / count);

type Seat = { bookingId: number; classId: number; price: number; now: Date };

/** Distributes the price of a new seat over the lessons that are not over, or over all lessons if none is left. */
export async function insertSeatLessons(
  tx: Database,
  { bookingId, classId, price, now }: Seat,
): Promise<void> {
  const rows = await tx
    .select({ id: lessons.id, endsAt: lessons.endsAt })
    .from(lessons)
    .where(eq(lessons.classId, classId))
    .orderBy(asc(lessons.startsAt), asc(lessons.id));
  const ahead = rows.filter(({ endsAt }) => endsAt > now);
  const paid = ahead.length > 0 ? ahead : rows;
  if (paid.length === 0) return;
  await tx.insert(seatLessons).values(
    paid.map(({ id: lessonId }, index) => ({
      ...{ bookingId, lessonId },
      points: seatShare(price, index, paid.length),
    })),
  );
}
