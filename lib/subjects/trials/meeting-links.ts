import { and, eq, gt, inArray, isNotNull } from "drizzle-orm";
import { enterableTrialStates } from "../../base/contract/trial-states";
import type { Localized } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import { perLanguage } from "../../base/i18n/languages";
import { serverMessages } from "../../base/i18n/server-messages";
import { nearestMeetingUrl } from "../../base/links/meeting-url";
import { latestOverTrialStart, trialEnd } from "../../base/schedule/classroom-window";
import {
  externalLink,
  groupByClass,
  type LinkedLessons,
  type LinkSource,
} from "../../engines/meeting-links/linked-lessons";
import { filterRooms, type Room } from "../../engines/meeting-links/rooms";
import { readContacts } from "../identity/queries";
import { listSeriesRooms } from "../series/meeting-links";
import { listTeacherRooms, readTeacherLinks } from "../teachers/queries";
import { trialLessons } from "./tables";

/** The name of trial lessons in each language. */
export const trialName: Localized = perLanguage((language) => serverMessages[language].trialLesson);

const isEnterable = inArray(trialLessons.state, [...enterableTrialStates]);

/** The lesson's link, or else its teacher's. Only trial lessons that are arranged or were held have links. */
export const trialLinks: LinkSource = {
  of: "trial",
  readLinks: readTrialLinks,
  readParticipants: async (tx, id, page) => {
    const student = tx
      .select({ id: trialLessons.studentId })
      .from(trialLessons)
      .where(and(eq(trialLessons.id, id), isEnterable));
    const students = await readContacts(tx, student, page);
    // A trial lesson belongs to no class.
    return students.map((member) => ({ ...member, mailTo: true, className: {} }));
  },
};

async function readTrialLinks(db: Database, ids: readonly number[]): Promise<LinkedLessons> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(trialLessons)
    .where(and(inArray(trialLessons.id, [...ids]), isEnterable));
  const teacherLinks = await readTeacherLinks(
    db,
    rows.flatMap(({ teacherId }) => teacherId ?? []),
  );
  return groupByClass(
    rows.flatMap((trial) => {
      const { id, startsAt, teacherId } = trial;
      if (startsAt === null) return [];
      const teacher = { meetingUrl: teacherLinks.get(teacherId ?? 0) ?? null };
      const url = externalLink("trial", id) ?? nearestMeetingUrl(trial, null, teacher);
      return [{ classId: id, name: trialName, startsAt, endsAt: trialEnd(startsAt), url }];
    }),
  );
}

/**
 * Finds the teachers, series classes and trial lessons whose room one of the links opens. Every member gets the link of
 * a live class, so the same link at one of these would let everybody in there. A class counts with its own link and with
 * those of its lessons; classes and trial lessons that are over do not count.
 */
export async function findRoomsWithSeats(db: Database, links: readonly string[], now: Date): Promise<Room[]> {
  if (links.length === 0) return [];
  const rooms = [
    ...(await listTeacherRooms(db)),
    ...(await listSeriesRooms(db, now)),
    ...(await listTrialRooms(db, now)),
  ];
  return filterRooms(rooms, links);
}

async function listTrialRooms(db: Database, now: Date): Promise<Room[]> {
  const { id, meetingUrl, state, startsAt } = trialLessons;
  const rows = await db
    .select({ id, meetingUrl })
    .from(trialLessons)
    .where(and(isNotNull(meetingUrl), eq(state, "arranged"), gt(startsAt, latestOverTrialStart(now))));
  return rows.map((row) => ({ of: "trial", ...row, name: trialName }));
}

/** Lists the ids of a teacher's trial lessons. */
export async function listTrialIds(db: Database, teacherId: number): Promise<number[]> {
  const rows = await db
    .select({ id: trialLessons.id })
    .from(trialLessons)
    .where(eq(trialLessons.teacherId, teacherId));
  return rows.map(({ id }) => id);
}
