import { and, desc, eq, inArray } from "drizzle-orm";
import { readRecordings } from "../lessons/recordings/recordings";
import { localize } from "../../base/db/localized";
import { bookings, classChanges, isSeat } from "../series/tables";
import type { Database } from "../../base/db/types";
import type { CallContext } from "../../engines/calls/context";
import { readClasses, bookedByCondition } from "./view-queries";

/** A student's series classes with the time and price of each booking, the latest changes since, and recordings. */
export async function bookedClasses(db: Database, studentId: number, context: CallContext) {
  const classes = await readClasses(db, bookedByCondition(db, [studentId]), [studentId], context);
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.studentId, studentId), isSeat));
  const bookingByClass = new Map(rows.map((row) => [row.classId, row]));
  const changes = await readChanges(db, [...bookingByClass.keys()], context);
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
        changes: changesSinceBooking
          .slice(0, maxChanges)
          .map(({ at, changed, reason }) => ({ at: at.toISOString(), changed, reason })),
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

/** The announced changes of classes, newest first. */
async function readChanges(db: Database, classIds: number[], { language }: CallContext) {
  if (classIds.length === 0) return [];
  const { classId, changed, reason, createdAt } = classChanges;
  const rows = await db
    .select({ classId, changed, reason, at: createdAt })
    .from(classChanges)
    .where(inArray(classId, classIds))
    .orderBy(desc(createdAt), desc(classChanges.id));
  return rows.map((row) => ({ ...row, reason: localize(row.reason, language) }));
}
