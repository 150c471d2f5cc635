import { findClashes, type BusyTime, type Period } from "../../base/schedule/plan-warnings";
import type { FieldsOf } from "./kinds";

/*
 * Warnings about a class or a teacher that staff most likely did not mean to publish. They are no refusals: the editor may publish
 * anyway.
 */

export const warningCodes = [
  "oneToOneSpots",
  "groupSpots",
  "lessonsPast",
  "livePast",
  "deadlinePast",
  "deadlineAfterStart",
  "free",
  "teacherBusy",
  "teacherTrial",
  "noLink",
  "linkOpensSeats",
  "linkIsOpen",
] as const;
/** The types of content with such warnings. */
export const warnedKinds = ["series", "live", "teacher"] as const;

export type PublishWarning = {
  code: (typeof warningCodes)[number];
  /** Spots, lessons in the past, or lessons at which the teacher is busy. */
  count?: number;
  /** The instant that the warning is about. */
  at?: string;
  /** The teacher's other class, or the place with the same link, in each language. */
  other?: Partial<Record<string, string>>;
};

/** Largest small group (spec section 9). */
const maxGroupSpots = 6;

/** @param at when the class is published */
export function seriesWarnings(fields: FieldsOf<"series">, at: Date): PublishWarning[] {
  const { courseMode, capacity, classPoint, deadline, lessons, closed } = fields;
  // A closed class takes no applications.
  if (closed) return [];
  const warnings: PublishWarning[] = [];
  if (courseMode === "one-to-one" && capacity > 1) warnings.push({ code: "oneToOneSpots", count: capacity });
  if (courseMode === "one-to-many" && capacity > maxGroupSpots)
    warnings.push({ code: "groupSpots", count: capacity });
  const past = lessons.filter(({ startsAt }) => startsAt <= at.toISOString());
  if (past[0]) warnings.push({ code: "lessonsPast", count: past.length, at: past[0].startsAt });
  const [first] = lessons;
  if (deadline <= at.toISOString()) warnings.push({ code: "deadlinePast", at: deadline });
  else if (first && deadline > first.startsAt) warnings.push({ code: "deadlineAfterStart", at: deadline });
  if (classPoint === 0) warnings.push({ code: "free" });
  return warnings;
}

/** @param at when the live class is published */
export function liveWarnings({ startsAt }: FieldsOf<"live">, at: Date): PublishWarning[] {
  return startsAt <= at.toISOString() ? [{ code: "livePast", at: startsAt }] : [];
}

/** Warns once for each other class or trial lesson that the teacher has at one of the times. */
export const clashWarnings = (times: readonly Period[], busyTimes: readonly BusyTime[]): PublishWarning[] =>
  findClashes(times, busyTimes).map(({ of, name, at, count }) =>
    // Editors have no access to families, so a trial lesson is not named.
    of === "trial" ? { code: "teacherTrial", at } : { code: "teacherBusy", at, count, other: name },
  );
