import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { localize } from "../../../base/db/localized";
import type { Database } from "../../../base/db/types";
import type { Language } from "../../../base/i18n/languages";
import { bookings, isSeat, lessons, seriesClasses } from "../tables";
import { seatPoints } from "./seat-points";

/** The class points of a seat that pay for lessons that are ahead. */
export type ReservedPoints = {
  booking_id: number;
  class_id: number;
  combo_name: string;
  student_id: number;
  points: number;
  /** Lessons ahead. */
  lessons: number;
};

/** Reads the points that students' seats reserve for lessons that are not over, by booking. */
export async function readReserved(
  db: Database,
  studentIds: readonly number[],
  { now, language }: { now: Date; language: Language },
): Promise<ReservedPoints[]> {
  if (studentIds.length === 0) return [];
  const ahead = sql<number>`(select count(*)::int from ${lessons} where ${lessons.classId} = ${bookings.classId}
    and ${lessons.endsAt} > ${now.toISOString()}::timestamptz)`;
  const rows = await db
    .select({ booking: bookings, name: seriesClasses.comboName, ahead, points: seatPoints(now).refund })
    .from(bookings)
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .where(and(inArray(bookings.studentId, [...studentIds]), isSeat))
    .orderBy(asc(bookings.id));
  return rows
    .filter(({ points }) => points > 0)
    .map(({ booking, name, ahead: count, points }) => ({
      booking_id: booking.id,
      class_id: booking.classId,
      combo_name: localize(name, language),
      student_id: booking.studentId,
      points,
      lessons: count,
    }));
}
