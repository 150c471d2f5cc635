import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../../../base/db/types";
import type { LessonRule } from "../../../rules/rule";
import { bookings, lessons } from "../../tables";

/* The class transfers that led to a booking. */

/** A booking with the rule that it was made under. */
type RuledBooking = {
  booking: Pick<typeof bookings.$inferSelect, "id" | "movedFrom">;
  rule: Pick<LessonRule, "transferAfterLessons">;
};

/** SQL for the lessons of a booking's class that were held before the booking ended. */
const heldBefore = sql<number>`(select count(*)::int from ${lessons}
  where ${lessons.classId} = ${bookings.classId} and ${lessons.endsAt} <= ${bookings.endedAt})`;

/**
 * Counts the class transfers that led to each booking, by its id. Moves before the number of lessons after which the
 * booking's rule promises one are corrections by staff and use up none.
 */
export async function countTransfers(
  db: Database,
  seats: readonly RuledBooking[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map(seats.map(({ booking }) => [booking.id, 0]));
  let steps = seats.flatMap(({ booking: { id, movedFrom }, rule }) =>
    movedFrom === null ? [] : [{ id, formerId: movedFrom, after: rule.transferAfterLessons ?? 0 }],
  );
  // Each round reads the former bookings of all seats at once; a booking was rarely moved more than once.
  while (steps.length > 0) {
    const rows = await db
      .select({ id: bookings.id, movedFrom: bookings.movedFrom, held: heldBefore })
      .from(bookings)
      .where(
        inArray(
          bookings.id,
          steps.map(({ formerId }) => formerId),
        ),
      );
    const formers = new Map(rows.map((row) => [row.id, row]));
    steps = steps.flatMap(({ id, formerId, after }) => {
      const former = formers.get(formerId);
      if (former && former.held >= after) counts.set(id, (counts.get(id) ?? 0) + 1);
      return former?.movedFrom == null ? [] : [{ id, formerId: former.movedFrom, after }];
    });
  }
  return counts;
}

/** Counts the class transfers that led to one booking. */
export const countTransfersOf = async (db: Database, seat: RuledBooking): Promise<number> =>
  (await countTransfers(db, [seat])).get(seat.booking.id) ?? 0;
