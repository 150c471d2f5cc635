import type { Database } from "../../base/db/types";
import { findTeacherClashes, type FindWarnings, type PublishWarning } from "../../engines/content/warnings";
import { findClosedDayWarnings } from "../holidays/warnings";
import type { SeriesFields } from "./content";
import { findSubstitutes } from "./save-lessons";

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

export const findSeriesWarnings: FindWarnings<SeriesFields> = async (db, { id, fields, at }, busyTimes) => {
  const warnings = seriesWarnings(fields, at);
  if (!fields.closed) warnings.push(...(await findClosedDayWarnings(db, fields.lessons, at)));
  for (const [teacherId, times] of await groupByTeacher(db, id, fields)) {
    const clashes = await findTeacherClashes(db, { of: "series", id, teacherId, times, at }, busyTimes);
    warnings.push(...(teacherId === fields.teacherId ? clashes : clashes.map(ofSubstitute)));
  }
  return warnings;
};

type Lessons = SeriesFields["lessons"];

/** Groups planned lessons by who gives them: the class's teacher, or the substitute that the lesson keeps when it is saved. */
async function groupByTeacher(
  db: Database,
  id: number | undefined,
  { teacherId, lessons }: SeriesFields,
): Promise<ReadonlyMap<number, Lessons>> {
  const substitutes = id === undefined ? [] : await findSubstitutes(db, id, lessons);
  const groups = new Map<number, Lessons>();
  for (const [index, lesson] of lessons.entries()) {
    const ofLesson = substitutes[index] ?? teacherId;
    groups.set(ofLesson, [...(groups.get(ofLesson) ?? []), lesson]);
  }
  return groups;
}

const substituteCodes: Partial<Record<PublishWarning["code"], PublishWarning["code"]>> = {
  teacherBusy: "substituteBusy",
  teacherTrial: "substituteTrial",
};

const ofSubstitute = (warning: PublishWarning): PublishWarning => ({
  ...warning,
  code: substituteCodes[warning.code] ?? warning.code,
});
