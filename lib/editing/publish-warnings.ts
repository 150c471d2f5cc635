import type { FieldsOf } from "./kinds";

/*
 * Warnings about a class that staff most likely did not mean to publish. They are no refusals: the editor may publish
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
] as const;
export type PublishWarning = {
  code: (typeof warningCodes)[number];
  /** Spots, lessons in the past, or lessons at which the teacher is busy. */
  count?: number;
  /** The instant that the warning is about. */
  at?: string;
  /** The teacher's other class, in each language. */
  other?: Partial<Record<string, string>>;
};

/** Largest small group (spec section 9). */
const maxGroupSpots = 6;

export type Period = { startsAt: string; endsAt: string };
/** A time at which the teacher teaches another class. */
export type TeachingTime = Period & { key: string; name: Partial<Record<string, string>> };

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

/** Warns once for each other class that its teacher has at one of the times. */
export function clashWarnings(
  times: readonly Period[],
  otherTimes: readonly TeachingTime[],
): PublishWarning[] {
  const clashes = new Map<string, PublishWarning & { at: string; count: number }>();
  for (const { startsAt, endsAt } of times) {
    for (const { key, name, ...other } of otherTimes) {
      if (other.startsAt >= endsAt || other.endsAt <= startsAt) continue;
      const known = clashes.get(key);
      if (known) known.count += 1;
      else clashes.set(key, { code: "teacherBusy", at: startsAt, count: 1, other: name });
    }
  }
  return [...clashes.values()].sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** Removes the warnings that the published version has too: the editor has already decided about them. */
export function newWarnings(
  warnings: readonly PublishWarning[],
  publishedWarnings: readonly PublishWarning[],
): PublishWarning[] {
  const known = new Set(publishedWarnings.map((warning) => JSON.stringify(warning)));
  return warnings.filter((warning) => !known.has(JSON.stringify(warning)));
}
