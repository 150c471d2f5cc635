import { sql, type SQL } from "drizzle-orm";
import { bookings, lessons, seatLessons } from "../tables";

/**
 * SQL for the class points of a seat that were given back, and for those of lessons that are ahead: what a refund is
 * proposed to be. A seat of a class without lessons has no shares: nothing of it was held.
 */
export function seatPoints(now: Date) {
  const isAhead = sql`exists (select from ${lessons} where ${lessons.id} = ${seatLessons.lessonId}
    and ${lessons.endsAt} > ${now.toISOString()}::timestamptz)`;
  const ofSeat = (expression: SQL) =>
    sql<number>`(select ${expression} from ${seatLessons} where ${seatLessons.bookingId} = ${bookings.id})`;
  const sumIf = (condition: SQL) =>
    sql`coalesce(sum(${seatLessons.points}) filter (where ${condition}), 0)::int`;
  return {
    givenBack: ofSeat(sumIf(sql`${seatLessons.givenBackAt} is not null`)),
    refund: ofSeat(
      sql`case when count(*) = 0 then ${bookings.points} else ${sumIf(sql`${seatLessons.givenBackAt} is null and ${isAhead}`)} end`,
    ),
  };
}
