import type { Database } from "../../base/db/types";
import { findClashes, type BusyTime, type Period } from "../../base/schedule/plan-warnings";
import type { BusyTimes } from "../busy-times/busy-times";

/*
 * Warnings about a record that staff most likely did not mean to publish. They are no refusals: the editor may publish
 * anyway.
 */

export const warningCodes = [
  "oneToOneSeats",
  "groupSeats",
  "lessonsPast",
  "livePast",
  "deadlinePast",
  "deadlineAfterStart",
  "free",
  "closedDay",
  "teacherBusy",
  "teacherTrial",
  "substituteBusy",
  "substituteTrial",
  "noLink",
  "linkOpensSeats",
  "linkIsOpen",
  "trialValue",
] as const;

export type PublishWarning = {
  code: (typeof warningCodes)[number];
  /**
   * Seats, or lessons: in the past, on closed days, or at which the teacher or substitute is busy; or the stated value of
   * the trial lesson in US dollars.
   */
  count?: number;
  /** The instant that the warning is about. */
  at?: string;
  /** The other class of the teacher or substitute, the closed days, or the place with the same link, in each language. */
  other?: Partial<Record<string, string>>;
};

/** A record that is to be published at a time; without an id, a new one. */
type Publication<Fields> = { id: number | undefined; fields: Fields; at: Date };

/** Finds warnings about a record of a content type. Invalid fields have none: saving refuses them. */
export type FindWarnings<Fields> = (
  db: Database,
  publication: Publication<Fields>,
  busyTimes: BusyTimes,
) => Promise<PublishWarning[]>;

/** Warns once for each other class or trial lesson that the teacher has at one of the times. */
export const clashWarnings = (times: readonly Period[], busyTimes: readonly BusyTime[]): PublishWarning[] =>
  findClashes(times, busyTimes).map(({ of, name, at, count }) =>
    // Editors have no access to families, so a trial lesson is not named.
    of === "trial" ? { code: "teacherTrial", at } : { code: "teacherBusy", at, count, other: name },
  );

type Plan = {
  /** The class itself, with which the teacher may be busy. */
  of: BusyTime["of"];
  id: number | undefined;
  teacherId: number | null;
  times: readonly Period[];
  at: Date;
};

/** Warns of clashes of the times that are not over at the publication. */
export async function findTeacherClashes(
  db: Database,
  { of, id, teacherId, times, at }: Plan,
  busyTimes: BusyTimes,
): Promise<PublishWarning[]> {
  const ahead = times.filter(({ endsAt }) => endsAt > at.toISOString());
  const first = ahead[0];
  const last = ahead.at(-1);
  if (teacherId === null || !first || !last) return [];
  const range = { from: new Date(first.startsAt), until: new Date(last.endsAt) };
  const others = await busyTimes.ofTeacher(db, teacherId, range);
  return clashWarnings(
    ahead,
    others.filter((other) => other.of !== of || other.id !== id),
  );
}
