import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../../../base/db/columns";
import { liveClasses } from "../../live/tables";
import { seriesClasses } from "../../series/tables";

/**
 * Address of the recording of one lesson, for those who may enter its classroom. That of a series class is identified by
 * the start of its lesson.
 */
export const lessonRecordings = pgTable(
  "lesson_recordings",
  {
    id: id(),
    classId: integer("class_id").references(() => seriesClasses.id, { onDelete: "cascade" }),
    liveId: integer("live_id")
      .unique()
      .references(() => liveClasses.id, { onDelete: "cascade" }),
    startsAt: instant("starts_at").notNull(),
    url: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("lesson_recordings_lesson").on(t.classId, t.startsAt),
    index("lesson_recordings_start").on(t.startsAt),
    check("lesson_recordings_of", sql`(${t.classId} is null) <> (${t.liveId} is null)`),
  ],
);
