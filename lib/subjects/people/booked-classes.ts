import { readRecordings } from "../lessons/recordings/recordings";
import { localize } from "../../base/db/localized";
import { isBookedBy, listBookings, listChanges } from "../series/member-queries";
import type { Database } from "../../base/db/types";
import type { CallContext } from "../../engines/calls/context";
import { readClasses } from "./view-queries";

/** A student's series classes with the time and price of each booking, the latest changes since, and recordings. */
export async function bookedClasses(db: Database, studentId: number, context: CallContext) {
  const classes = await readClasses(db, isBookedBy(db, [studentId]), [studentId], context);
  const rows = await listBookings(db, studentId);
  const bookingByClass = new Map(rows.map((row) => [row.classId, row]));
  const changes = await listChanges(db, [...bookingByClass.keys()]);
  const recordings = await readRecordings(db, [...bookingByClass.keys()]);
  return classes.flatMap((series) => {
    const booking = bookingByClass.get(series.class_id);
    if (!booking) return [];
    const changesSinceBooking = changes.filter(
      (one) => one.classId === series.class_id && one.at >= booking.createdAt,
    );
    return [
      {
        ...series,
        applied_at: booking.createdAt.toISOString(),
        paid: booking.points,
        changes: changesSinceBooking.slice(0, maxChanges).map(({ at, changed, reason }) => ({
          at: at.toISOString(),
          changed,
          reason: localize(reason, context.language),
        })),
        recordings: series.lesson_list.toReversed().flatMap(({ lesson_name, from }) => {
          const url = recordings.get(series.class_id)?.get(Date.parse(from));
          return url === undefined ? [] : [{ lesson_name, from, url }];
        }),
      },
    ];
  });
}

/** The maximum number of changes shown per class. */
const maxChanges = 3;
