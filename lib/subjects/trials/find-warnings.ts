import { eq } from "drizzle-orm";
import { classroomSite } from "../../base/links/classroom";
import { isMeetingUrl, nearestMeetingUrl } from "../../base/links/meeting-url";
import { findLessonsOnClosedDays } from "../holidays/queries";
import { findOpenRooms } from "../live/meeting-links";
import { findTeacher, type TeacherRow } from "../teachers/queries";
import { findRoomsWithSeats } from "./meeting-links";
import { trialLessons } from "./tables";
import type { Database } from "../../base/db/types";
import { trialEnd } from "../../base/schedule/classroom-window";
import { findClashes, newWarnings, type BusyTime } from "../../base/schedule/plan-warnings";
import type { BusyTimes } from "../../engines/busy-times/busy-times";
import type { TrialWarning } from "./warning-codes";

type Arrangement = { startsAt: Date; teacherId: number; meetingUrl: string | null };
type TrialRow = typeof trialLessons.$inferSelect;

/**
 * Returns what is odd about the time, teacher or link that a trial lesson is to get, and was not odd before. An unknown
 * trial lesson or teacher and an invalid link have no warnings: saving refuses them.
 */
export async function findTrialWarnings(
  db: Database,
  id: number,
  arrangement: Arrangement,
  now: Date,
  busyTimes: BusyTimes,
): Promise<TrialWarning[]> {
  const [trial] = await db.select().from(trialLessons).where(eq(trialLessons.id, id));
  if (!trial) return [];
  const { state, startsAt, teacherId, meetingUrl } = trial;
  const isArranged = state === "arranged" && startsAt !== null && teacherId !== null;
  return newWarnings(
    await warningsOf(db, trial, arrangement, now, busyTimes),
    isArranged ? await warningsOf(db, trial, { startsAt, teacherId, meetingUrl }, now, busyTimes) : [],
  );
}

async function warningsOf(
  db: Database,
  { id, studentId }: TrialRow,
  { startsAt, teacherId, meetingUrl }: Arrangement,
  now: Date,
  busyTimes: BusyTimes,
): Promise<TrialWarning[]> {
  const teacher = await findTeacher(db, teacherId);
  if (!teacher || (meetingUrl !== null && !isMeetingUrl(meetingUrl))) return [];
  const range = { from: startsAt, until: trialEnd(startsAt) };
  const period = { startsAt: range.from.toISOString(), endsAt: range.until.toISOString() };
  const isOther = (time: BusyTime) => time.of !== "trial" || time.id !== id;
  const teacherTimes = (await busyTimes.ofTeacher(db, teacherId, range)).filter(isOther);
  const studentTimes = await busyTimes.ofStudents(db, [studentId], range);
  return [
    ...findClashes([period], teacherTimes).map(({ of, name, at }) =>
      of === "trial"
        ? { code: "teacherTrial" as const, at }
        : { code: "teacherBusy" as const, at, other: name },
    ),
    ...findClashes([period], studentTimes).map(({ name, at }) => ({
      ...{ code: "studentBusy" as const, at },
      other: name,
    })),
    ...(await findLessonsOnClosedDays(db, [period])).map(({ closed }) => ({
      ...{ code: "closedDay" as const, at: period.startsAt },
      other: closed.name,
    })),
    ...(await linkWarnings(db, { id, own: meetingUrl, teacher }, now)),
  ];
}

type Links = { id: number; own: string | null; teacher: TeacherRow };

/** An external classroom replaces all links. */
async function linkWarnings(db: Database, { id, own, teacher }: Links, now: Date): Promise<TrialWarning[]> {
  if (classroomSite().trial) return [];
  const link = nearestMeetingUrl({ meetingUrl: own }, null, teacher);
  if (link === null) return [{ code: "noLink" }];
  const openRooms = await findOpenRooms(db, [link], now);
  // The form says that the teacher's own link opens the teacher's classes.
  const isExpected = (place: { of: string; id: number }) =>
    (place.of === "teacher" && place.id === teacher.id) || (place.of === "trial" && place.id === id);
  const seats = (await findRoomsWithSeats(db, own === null ? [] : [own], now)).filter(
    (place) => !isExpected(place),
  );
  return [
    ...openRooms.map(({ name }) => ({ code: "linkIsOpen" as const, other: name })),
    ...seats.map(({ name }) => ({ code: "linkOpensSeats" as const, other: name })),
  ];
}
