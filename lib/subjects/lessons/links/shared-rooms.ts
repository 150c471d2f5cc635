import { and, eq, exists, gt, isNotNull, sql } from "drizzle-orm";
import type { Localized } from "../../../base/db/localized";
import { liveClasses } from "../../live/tables";
import { lessons, seriesClasses, takesPlace } from "../../series/tables";
import { teachers } from "../../teachers/tables";
import { trialLessons } from "../../trials/tables";
import type { Database } from "../../../base/db/types";
import { isSameRoom } from "../../../base/links/meeting-url";
import type { LessonKind } from "../../../base/paths";
import { latestOverTrialStart } from "../../../base/schedule/classroom-window";
import { trialName } from "./read-links";

/*
 * Places that share an online room. Every member gets the link of a live class, so the same link at a place with seats
 * would let everybody in there.
 */

/** A teacher, a class or a trial lesson. */
type Place = { of: LessonKind | "teacher"; id: number; name: Localized; meetingUrl: string | null };

/** Whether one of the links leads to the room of a place. */
const hasAny = (links: readonly string[]) => (place: Place) =>
  place.meetingUrl !== null && links.some((link) => isSameRoom(link, place.meetingUrl ?? ""));

const once = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [`${place.of} ${place.id}`, place])).values(),
];

/** Finds the live classes that are not over and whose room one of the links opens. */
export async function findOpenRooms(db: Database, links: readonly string[], now: Date): Promise<Place[]> {
  if (links.length === 0) return [];
  const { id, lessonName: name, meetingUrl, endsAt } = liveClasses;
  const rows = await db
    .select({ id, name, meetingUrl })
    .from(liveClasses)
    .where(and(isNotNull(meetingUrl), gt(endsAt, now)));
  return rows.map((row): Place => ({ of: "live", ...row })).filter(hasAny(links));
}

/**
 * Finds the teachers, series classes and trial lessons whose room one of the links opens. A class counts with its own
 * link and with those of its lessons; classes and trial lessons that are over do not count.
 */
export async function findRoomsWithSeats(
  db: Database,
  links: readonly string[],
  now: Date,
): Promise<Place[]> {
  if (links.length === 0) return [];
  const teacherRows = await db
    .select({ id: teachers.id, name: teachers.nickname, meetingUrl: teachers.meetingUrl })
    .from(teachers)
    .where(isNotNull(teachers.meetingUrl));
  const { id, comboName: name, meetingUrl } = seriesClasses;
  const isAhead = gt(lessons.endsAt, now);
  const ahead = db
    .select({ one: sql`1` })
    .from(lessons)
    .where(and(eq(lessons.classId, id), isAhead));
  const classRows = await db
    .select({ id, name, meetingUrl })
    .from(seriesClasses)
    .where(and(isNotNull(meetingUrl), takesPlace, exists(ahead)));
  const lessonRows = await db
    .select({ id, name, meetingUrl: lessons.meetingUrl })
    .from(lessons)
    .innerJoin(seriesClasses, eq(id, lessons.classId))
    .where(and(isNotNull(lessons.meetingUrl), takesPlace, isAhead));
  const trialRows = await db
    .select({ id: trialLessons.id, meetingUrl: trialLessons.meetingUrl })
    .from(trialLessons)
    .where(
      and(
        isNotNull(trialLessons.meetingUrl),
        eq(trialLessons.state, "arranged"),
        gt(trialLessons.startsAt, latestOverTrialStart(now)),
      ),
    );
  const places: Place[] = [
    ...teacherRows.map((row) => ({ of: "teacher" as const, ...row })),
    ...[...classRows, ...lessonRows].map((row) => ({ of: "series" as const, ...row })),
    ...trialRows.map((row) => ({ of: "trial" as const, ...row, name: trialName })),
  ];
  return once(places.filter(hasAny(links)));
}
