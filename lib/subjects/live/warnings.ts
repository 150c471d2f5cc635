import { findTeacherClashes, type FindWarnings, type PublishWarning } from "../../engines/content/warnings";
import { findClosedDayWarnings } from "../holidays/warnings";
import type { LiveFields } from "./content";

/** @param at when the live class is published */
export function liveWarnings({ startsAt }: LiveFields, at: Date): PublishWarning[] {
  return startsAt <= at.toISOString() ? [{ code: "livePast", at: startsAt }] : [];
}

export const findLiveWarnings: FindWarnings<LiveFields> = async (db, { id, fields, at }, busyTimes) => [
  ...liveWarnings(fields, at),
  ...(await findClosedDayWarnings(db, [fields], at)),
  ...(await findTeacherClashes(
    db,
    { of: "live", id, teacherId: fields.teacherId, times: [fields], at },
    busyTimes,
  )),
];
