import { and, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import {
  externalLink,
  groupByClass,
  type LinkedLessons,
  type LinkSource,
} from "../../engines/meeting-links/linked-lessons";
import { filterRooms, type Room } from "../../engines/meeting-links/rooms";
import { readContacts } from "../identity/queries";
import { liveClasses, liveSubscriptions } from "./tables";

/** A live class has its own link only, never its teacher's. */
export const liveLinks: LinkSource = {
  of: "live",
  readLinks: readLiveLinks,
  readParticipants: async (tx, id, page) => {
    const subscribers = tx
      .select({ id: liveSubscriptions.accountId })
      .from(liveSubscriptions)
      .where(eq(liveSubscriptions.liveId, id));
    const [live] = await tx
      .select({ courseName: liveClasses.courseName })
      .from(liveClasses)
      .where(eq(liveClasses.id, id));
    if (!live) return [];
    const members = await readContacts(tx, subscribers, page);
    return members.map((member) => ({ ...member, mailTo: member.isConfirmed, className: live.courseName }));
  },
};

async function readLiveLinks(db: Database, ids: readonly number[]): Promise<LinkedLessons> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(liveClasses)
    .where(inArray(liveClasses.id, [...ids]));
  return groupByClass(
    rows.map(({ id, lessonName: name, startsAt, endsAt, meetingUrl }) => {
      const url = externalLink("live", id) ?? meetingUrl;
      return { classId: id, name, startsAt, endsAt, url };
    }),
  );
}

/** Finds the live classes that are not over and whose room one of the links opens. */
export async function findOpenRooms(db: Database, links: readonly string[], now: Date): Promise<Room[]> {
  if (links.length === 0) return [];
  const { id, lessonName: name, meetingUrl, endsAt } = liveClasses;
  const rows = await db
    .select({ id, name, meetingUrl })
    .from(liveClasses)
    .where(and(isNotNull(meetingUrl), gt(endsAt, now)));
  return filterRooms(
    rows.map((row) => ({ of: "live", ...row })),
    links,
  );
}

/** Whether any live class has a meeting link. */
export async function hasLiveLink(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(liveClasses)
    .where(isNotNull(liveClasses.meetingUrl))
    .limit(1);
  return row !== undefined;
}
