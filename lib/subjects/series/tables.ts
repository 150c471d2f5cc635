import { eq, gt, isNull, or, sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import type { CourseMode } from "../../base/contract/types";
import type { ClassFact } from "../../base/contract/class-facts";
import {
  id,
  instant,
  createdAt,
  updatedAt,
  localizedColumn,
  demoKey,
  languageList,
} from "../../base/db/columns";
import { accounts } from "../identity/tables";
import { staff } from "../staff/tables";
import { teachers } from "../teachers/tables";

export const seriesClasses = pgTable(
  "series_classes",
  {
    id: id(),
    list: text().$type<"recommended" | "preSale">().notNull(),
    /** Languages in whose recommended list it appears. */
    languages: languageList(),
    comboName: localizedColumn("combo_name"),
    description: localizedColumn("description"),
    courseMode: text("course_mode").$type<CourseMode>().notNull(),
    /** Target level, such as HSK 3. */
    level: text().notNull(),
    teacherId: integer("teacher_id")
      .notNull()
      .references(() => teachers.id),
    /** Address of the picture on cards; empty if there is none. */
    cover: text().notNull().default(""),
    /** Price in class points. */
    classPoint: integer("class_point").notNull(),
    /** Minutes per lesson. */
    length: integer().notNull(),
    capacity: integer().notNull(),
    /** Seats taken. */
    students: integer().notNull().default(0),
    /** Bookings close at this time. */
    deadline: instant("deadline").notNull(),
    /** No longer offered: in no list, and not bookable. Existing seats stay. */
    closed: boolean().notNull().default(false),
    /** Secret address of the online classroom of all lessons, shown only to participants. */
    meetingUrl: text("meeting_url"),
    updatedAt: updatedAt(),
    demoKey: demoKey(),
  },
  (t) => [
    index("series_classes_list").on(t.list, t.deadline),
    check("series_classes_list_name", sql`${t.list} in ('recommended', 'preSale')`),
    check("series_classes_mode", sql`${t.courseMode} in ('one-to-one', 'one-to-many', 'live')`),
    check("series_classes_price", sql`${t.classPoint} >= 0`),
    check("series_classes_length", sql`${t.length} > 0`),
    check("series_classes_seats", sql`${t.students} between 0 and ${t.capacity}`),
  ],
);

/** Condition for classes that take place: a closed one without students does not. */
export const takesPlace = or(eq(seriesClasses.closed, false), gt(seriesClasses.students, 0));

export const lessons = pgTable(
  "lessons",
  {
    classId: integer("class_id")
      .notNull()
      .references(() => seriesClasses.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    name: localizedColumn("name"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** Secret address of the online classroom of this lesson only. */
    meetingUrl: text("meeting_url"),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.position] }),
    check("lessons_time", sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** A student's place on the waiting list of a full series class; the lowest rank is first (lib/subjects/series/bookings). */
export const waitingPlaces = pgTable(
  "waiting_places",
  {
    id: id(),
    classId: integer("class_id")
      .notNull()
      .references(() => seriesClasses.id, { onDelete: "cascade" }),
    studentId: integer("student_id")
      .notNull()
      .references(() => accounts.id),
    /** Order in the list. Staff may exchange the ranks of a class's places. */
    rank: integer().notNull().generatedByDefaultAsIdentity(),
    /** A seat is reserved for the student until this time; null if none is offered. */
    offeredUntil: instant("offered_until"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("waiting_places_once").on(t.studentId, t.classId),
    index("waiting_places_line").on(t.classId, t.rank),
  ],
);

/** Announced changes of a class with students. */
export const classChanges = pgTable(
  "class_changes",
  {
    id: id(),
    classId: integer("class_id")
      .notNull()
      .references(() => seriesClasses.id, { onDelete: "cascade" }),
    /** The changed facts, such as times or teacher. */
    changed: text().array().$type<ClassFact[]>().notNull(),
    reason: localizedColumn("reason"),
    createdAt: createdAt(),
  },
  (t) => [index("class_changes_class").on(t.classId, t.createdAt)],
);

/**
 * A student's seat in a series class, paid with the parent's class points. A booking that ended keeps its row; only
 * rows without `ended` are taken seats.
 */
export const bookings = pgTable(
  "bookings",
  {
    id: id(),
    studentId: integer("student_id")
      .notNull()
      .references(() => accounts.id),
    classId: integer("class_id")
      .notNull()
      .references(() => seriesClasses.id),
    /** Price in class points. */
    points: integer().notNull(),
    /** The member of staff who booked it at the desk; null if the student or parent did. */
    staffId: integer("staff_id").references(() => staff.id),
    /** Note of the member of staff, for staff only. */
    note: text(),
    /** The booking in another class that this one replaces. A booking can be moved once. */
    movedFrom: integer("moved_from")
      .unique()
      .references((): AnyPgColumn => bookings.id),
    /** Set when the points were refunded: `moved` to another class, or `cancelled`. */
    ended: text().$type<"moved" | "cancelled">(),
    endedAt: instant("ended_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("bookings_once")
      .on(t.studentId, t.classId)
      .where(sql`${t.ended} is null`),
    index("bookings_student").on(t.studentId),
    index("bookings_class").on(t.classId),
    check("bookings_points", sql`${t.points} >= 0`),
    check("bookings_ended_name", sql`${t.ended} in ('moved', 'cancelled')`),
    check("bookings_ended", sql`(${t.ended} is null) = (${t.endedAt} is null)`),
  ],
);

/** Condition for bookings that are taken seats. */
export const isSeat = isNull(bookings.ended);
