import { findTeacherClashes, type FindWarnings, type PublishWarning } from "../../engines/content/warnings";
import type { SeriesFields } from "./content";

/** Largest small group (spec section 9). */
const maxGroupSeats = 6;

/** @param at when the class is published */
export function seriesWarnings(fields: SeriesFields, at: Date): PublishWarning[] {
  const { courseMode, capacity, classPoint, deadline, lessons, closed } = fields;
  // A closed class takes no applications.
  if (closed) return [];
  const warnings: PublishWarning[] = [];
  if (courseMode === "one-to-one" && capacity > 1) warnings.push({ code: "oneToOneSeats", count: capacity });
  if (courseMode === "one-to-many" && capacity > maxGroupSeats)
    warnings.push({ code: "groupSeats", count: capacity });
  const past = lessons.filter(({ startsAt }) => startsAt <= at.toISOString());
  if (past[0]) warnings.push({ code: "lessonsPast", count: past.length, at: past[0].startsAt });
  const [first] = lessons;
  if (deadline <= at.toISOString()) warnings.push({ code: "deadlinePast", at: deadline });
  else if (first && deadline > first.startsAt) warnings.push({ code: "deadlineAfterStart", at: deadline });
  if (classPoint === 0) warnings.push({ code: "free" });
  return warnings;
}

export const findSeriesWarnings: FindWarnings<SeriesFields> = async (db, { id, fields, at }, busyTimes) => [
  ...seriesWarnings(fields, at),
  ...(await findTeacherClashes(
    db,
    { of: "series", id, teacherId: fields.teacherId, times: fields.lessons, at },
    busyTimes,
  )),
];
