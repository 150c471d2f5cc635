import type { Database } from "../../../base/db/types";
import { classroomSite } from "../../../base/links/classroom";
import { nearestMeetingUrl } from "../../../base/links/meeting-url";
import type { FindWarnings, PublishWarning } from "../../../engines/content/warnings";
import type { LiveFields } from "../../live/content";
import type { SeriesFields } from "../../series/content";
import type { TeacherFields } from "../../teachers/content";
import { findMeetingUrl } from "../../teachers/queries";
import { findOpenRooms } from "../../live/meeting-links";
import { findRoomsWithSeats } from "../../trials/meeting-links";

/* Warnings about the links of content. An external classroom replaces all links, so then there are none. */

export const findTeacherLinkWarnings: FindWarnings<TeacherFields> = (db, { fields, at }) =>
  openRoomWarnings(db, [fields.meetingUrl], at);

/** A live class needs a link of its own. */
export const findLiveLinkWarnings: FindWarnings<LiveFields> = async (db, { fields, at }) => {
  const { meetingUrl, endsAt } = fields;
  if (classroomSite().live || endsAt <= at.toISOString()) return [];
  if (meetingUrl === null) return [{ code: "noLink" }];
  const places = await findRoomsWithSeats(db, [meetingUrl], at);
  return places.map(({ name }) => ({ code: "linkOpensSeats", other: name }));
};

/** Looks at the links of lessons that are not over. */
export const findSeriesLinkWarnings: FindWarnings<SeriesFields> = async (db, { fields, at }) => {
  const { teacherId, lessons, ...series } = fields;
  const teacher = { meetingUrl: await findMeetingUrl(db, teacherId) };
  const ahead = lessons.filter(({ endsAt }) => endsAt > at.toISOString());
  const links = new Set(ahead.map((lesson) => nearestMeetingUrl(lesson, series, teacher)));
  return openRoomWarnings(db, [...links], at);
};

/** Warns of live classes with one of the links of a place with seats. */
async function openRoomWarnings(
  db: Database,
  links: readonly (string | null)[],
  at: Date,
): Promise<PublishWarning[]> {
  if (classroomSite().live) return [];
  const rooms = await findOpenRooms(
    db,
    links.flatMap((link) => link ?? []),
    at,
  );
  return rooms.map(({ name }) => ({ code: "linkIsOpen", other: name }));
}
