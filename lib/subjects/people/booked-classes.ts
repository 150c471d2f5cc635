import { readRecordings } from "../lessons/recordings/recordings";
import { readMarks } from "../lessons/attendance/marks";
import { canFamiliesExcuse } from "../lessons/attendance/settings";
import type { AttendanceState } from "../../base/contract/attendance-states";
import type { BookedClass } from "./view-calls";
import { localize } from "../../base/db/localized";
import { isBookedBy, listBookings, listChanges, listLessonChanges } from "../series/member-queries";
import { readOwnRequests } from "../series/bookings/changes/requests";
import { readTeacherNames } from "../teachers/queries";
import type { Database } from "../../base/db/types";
import type { CallContext } from "../../engines/calls/context";
import { readClasses } from "./view-queries";

/** A student's series classes with the time and price of each booking, the latest changes since, and recordings. */
export async function bookedClasses(db: Database, studentId: number, context: CallContext) {
  const classes = await readClasses(db, isBookedBy(db, [studentId]), [studentId], context);
  const rows = await listBookings(db, studentId);
  const bookingByClass = new Map(rows.map((row) => [row.classId, row]));
  const changes = await listChanges(db, [...bookingByClass.keys()]);
  const lessonChanges = await listLessonChanges(db, studentId);
  const teacherNames = await readTeacherNames(
    db,
    lessonChanges.flatMap(({ teacherId }) => teacherId ?? []),
  );
  const requests = await readOwnRequests(
    db,
    rows.map(({ id }) => id),
    context.language,
  );
  const recordings = await readRecordings(db, [...bookingByClass.keys()]);
  const marks = await readMarks(
    db,
    classes.flatMap(({ lesson_list: list }) =>
      list.map(({ lesson_id: id, from }) => ({ id, startsAt: new Date(from) })),
    ),
  );
  const now = (context.now ?? new Date()).toISOString();
  return classes.flatMap((series) => {
    const booking = bookingByClass.get(series.class_id);
    if (!booking) return [];
    const changesSinceBooking = changes.filter(
      (one) => one.classId === series.class_id && one.at >= booking.createdAt,
    );
    return [
      {
        ...series,
        booking_id: booking.id,
        request: requests.get(booking.id) ?? null,
        applied_at: booking.createdAt.toISOString(),
        paid: booking.points,
        changes: changesSinceBooking.slice(0, maxChanges).map(({ at, changed, reason }) => ({
          at: at.toISOString(),
          changed,
          reason: localize(reason, context.language),
        })),
        attendance: toAttendance(
          series.lesson_list,
          (id) => marks.get(id)?.get(studentId)?.state ?? null,
          now,
        ),
        lesson_changes: lessonChanges
          .filter(({ bookingId }) => bookingId === booking.id)
          .slice(0, maxLessonChanges)
          .map(({ id, kind, startsAt, newStartsAt, teacherId, points, reason }) => ({
            ...{ id, kind, from: startsAt.toISOString(), to: newStartsAt?.toISOString() ?? null },
            teacher: localize(teacherNames.get(teacherId ?? 0) ?? {}, context.language),
            points: points ?? 0,
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

type Lesson = { lesson_id: number; lesson_name: string; from: string };

/** The next lesson if it can be excused, and the lessons with a mark, the latest first. */
function toAttendance(
  lessons: readonly Lesson[],
  stateOf: (lessonId: number) => AttendanceState | null,
  now: string,
): BookedClass["attendance"] {
  const next = lessons.find(({ from }) => from > now);
  return lessons
    .map(({ lesson_id, lesson_name, from }) => ({
      ...{ lesson_id, lesson_name, from, state: stateOf(lesson_id) },
      can_excuse: canFamiliesExcuse() && from > now,
    }))
    .filter((lesson) => lesson.state !== null || (lesson.can_excuse && lesson.lesson_id === next?.lesson_id))
    .toReversed()
    .slice(0, maxMarks);
}

/** The maximum number of marks shown per class. */
const maxMarks = 10;
/** The maximum number of changes shown per class. */
const maxChanges = 3;
/** The same of single lessons. */
const maxLessonChanges = 50;
