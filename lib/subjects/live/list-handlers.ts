import { asc, desc, eq, gt, lte } from "drizzle-orm";
import { localizedArt } from "../../engines/pictures/localized-art";
import { database } from "../../base/db/connect";
import { localize } from "../../base/db/localized";
import { courses, liveClasses, recordings } from "./tables";
import { selectLives, toReadyLiveItem } from "./live-item";
import { toPage, toLimitOffset } from "../../base/db/paging";
import type { PublicHandlers } from "../../engines/calls/context";

export const lives: Pick<PublicHandlers, "readyLives" | "videoRecords"> = {
  /** Upcoming and running live classes, next first. */
  readyLives: async (page, { language, now = new Date() }) => {
    const db = await database();
    const where = gt(liveClasses.endsAt, now);
    const { limit, offset } = toLimitOffset(page);
    const rows = await selectLives(db)
      .where(where)
      .orderBy(asc(liveClasses.startsAt), asc(liveClasses.id))
      .limit(limit)
      .offset(offset);
    const list = rows.map((row) => toReadyLiveItem(row, language));
    return toPage(page, await db.$count(liveClasses, where), list);
  },

  /** Newest first. */
  videoRecords: async (page, { language, now = new Date() }) => {
    const db = await database();
    const where = lte(recordings.startsAt, now);
    const { limit, offset } = toLimitOffset(page);
    const rows = await db
      .select({ row: recordings, courseName: courses.name })
      .from(recordings)
      .innerJoin(courses, eq(courses.id, recordings.courseId))
      .where(where)
      .orderBy(desc(recordings.startsAt), asc(recordings.id))
      .limit(limit)
      .offset(offset);
    const list = rows.map(({ row, courseName }) => ({
      course_id: row.courseId,
      course_name: localize(courseName, language),
      lesson_name: localize(row.lessonName, language),
      cover: localizedArt(row.cover, language),
      from: row.startsAt.toISOString(),
    }));
    return toPage(page, await db.$count(recordings, where), list);
  },
};
