import { asc } from "drizzle-orm";
import { localizedArt } from "../../engines/pictures/localized-art";
import { database } from "../../base/db/connect";
import { localize } from "../../base/db/localized";
import { courses as table } from "./tables";
import { toPage, toLimitOffset } from "../../base/db/paging";
import type { PublicHandlers } from "../../engines/calls/context";

export const courseHandlers: Pick<PublicHandlers, "recommendedCourses"> = {
  recommendedCourses: async (page, { language }) => {
    const db = await database();
    const { limit, offset } = toLimitOffset(page);
    const rows = await db.select().from(table).orderBy(asc(table.id)).limit(limit).offset(offset);
    const list = rows.map((row) => ({
      course_id: row.id,
      course_cover_url: localizedArt(row.cover, language),
      course_brief: localize(row.brief, language),
      course_name: localize(row.name, language),
      level_class_point: row.levelClassPoints.map((class_point) => ({ class_point })),
    }));
    return toPage(page, await db.$count(table), list);
  },
};
