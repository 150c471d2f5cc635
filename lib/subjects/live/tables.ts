import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, instant, createdAt, updatedAt, localizedColumn, demoKey } from "../../base/db/columns";
import { accounts } from "../identity/tables";
import { teachers } from "../teachers/tables";

export const courses = pgTable("courses", {
  id: id(),
  name: localizedColumn("name"),
  brief: localizedColumn("brief"),
  cover: text().notNull(),
  /** Class points by level; the entry at index 1 is the displayed price. */
  levelClassPoints: integer("level_class_points").array().notNull(),
});

export const liveClasses = pgTable(
  "live_classes",
  {
    id: id(),
    courseName: localizedColumn("course_name"),
    lessonName: localizedColumn("lesson_name"),
    cover: text().notNull(),
    /** The teacher, if known. */
    teacherId: integer("teacher_id").references(() => teachers.id, { onDelete: "set null" }),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** Secret address of the online classroom, shown only to members who are logged in. */
    meetingUrl: text("meeting_url"),
    updatedAt: updatedAt(),
    demoKey: demoKey(),
  },
  (t) => [
    index("live_classes_end").on(t.endsAt),
    check("live_classes_time", sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** A member's subscription to a live class, listed in their dashboard. */
export const liveSubscriptions = pgTable(
  "live_subscriptions",
  {
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    liveId: integer("live_id")
      .notNull()
      .references(() => liveClasses.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.liveId] }),
    index("live_subscriptions_live").on(t.liveId, t.accountId),
  ],
);

export const recordings = pgTable(
  "recordings",
  {
    id: id(),
    courseId: integer("course_id")
      .notNull()
      .references(() => courses.id),
    lessonName: localizedColumn("lesson_name"),
    cover: text().notNull(),
    /** Address of the video; null for the school's video channel. */
    url: text(),
    startsAt: instant("starts_at").notNull(),
    /** The recorded live class. */
    liveId: integer("live_id")
      .unique()
      .references(() => liveClasses.id, { onDelete: "set null" }),
    demoKey: demoKey(),
  },
  (t) => [index("recordings_start").on(t.startsAt)],
);
