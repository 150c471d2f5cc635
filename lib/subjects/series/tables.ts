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
import { lessonRules } from "../rules/tables";
import type { SeatRequestState } from "./bookings/changes/request-states";
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
    /** Stays the same when the class is published again or the lesson is moved. */
    id: integer().generatedAlwaysAsIdentity().unique(),
    classId: integer("class_id")
      .notNull()
      .references(() => seriesClasses.id, { onDelete: "cascade" }),
    /** Order in the class, which is that of the starts. */
    position: integer().notNull(),
    name: localizedColumn("name"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** The substitute; null if the class's teacher gives the lesson. Readers need `lessonTeacher`. */
    teacherId: integer("teacher_id").references(() => teachers.id),
    /** Secret address of the online classroom of this lesson only. */
    meetingUrl: text("meeting_url"),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.position] }),
    index("lessons_teacher").on(t.teacherId),
    check("lessons_time", sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** SQL for the id of the teacher of a lesson, in a query of `lessons` and `series_classes`. */
export const lessonTeacher = sql<number>`coalesce(${lessons.teacherId}, ${seriesClasses.teacherId})`;

/** Lessons that were canceled, with the id that they had in `lessons`. */
export const canceledLessons = pgTable(
  "canceled_lessons",
  {
    id: integer().primaryKey(),
    classId: integer("class_id")
      .notNull()
      .references(() => seriesClasses.id, { onDelete: "cascade" }),
    name: localizedColumn("name"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** The teacher who would have given it. */
    teacherId: integer("teacher_id")
      .notNull()
      .references(() => teachers.id),
    canceledAt: instant("canceled_at").notNull(),
  },
  (t) => [index("canceled_lessons_class").on(t.classId, t.startsAt)],
);

/** Announced changes of single lessons. */
export const lessonChanges = pgTable(
  "lesson_changes",
  {
    id: id(),
    classId: integer("class_id")
      .notNull()
      .references(() => seriesClasses.id, { onDelete: "cascade" }),
    /** Of a row of `lessons` or `canceled_lessons`. */
    lessonId: integer("lesson_id").notNull(),
    kind: text().$type<"moved" | "canceled" | "substituted">().notNull(),
    /** Start before the change. */
    startsAt: instant("starts_at").notNull(),
    /** Start of the moved lesson, or of the lesson that was added for a canceled one; null if there is none. */
    newStartsAt: instant("new_starts_at"),
    /** The substitute, or the class's teacher who gives the lesson again; null if the teacher stays. */
    teacherId: integer("teacher_id").references(() => teachers.id),
    /** The teacher whom a substitute replaces; null for other changes and in older rows. */
    replacedTeacherId: integer("replaced_teacher_id").references(() => teachers.id),
    reason: localizedColumn("reason"),
    staffId: integer("staff_id").references(() => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("lesson_changes_class").on(t.classId, t.createdAt),
    check("lesson_changes_kind", sql`${t.kind} in ('moved', 'canceled', 'substituted')`),
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
    /** The rule that it was made under (lib/subjects/rules); null for the default rule, also of older bookings. */
    ruleId: integer("rule_id").references(() => lessonRules.id),
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

/** A family's request to cancel a booking or to move to another class, which staff decide about. */
export const seatRequests = pgTable(
  "seat_requests",
  {
    id: id(),
    bookingId: integer("booking_id")
      .notNull()
      .references(() => bookings.id),
    kind: text().$type<"cancel" | "move">().notNull(),
    /** The class that the student would like to move to. */
    targetClassId: integer("target_class_id").references(() => seriesClasses.id, { onDelete: "cascade" }),
    /** The family's words; null without any. */
    message: text(),
    /** `closed`: the seat ended in another way. */
    state: text().$type<SeatRequestState>().notNull().default("open"),
    /** The school's words to the family; null until it decided. */
    reason: text(),
    staffId: integer("staff_id").references(() => staff.id),
    /** Costs are those of this time. */
    createdAt: createdAt(),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    uniqueIndex("seat_requests_open")
      .on(t.bookingId)
      .where(sql`${t.state} = 'open'`),
    index("seat_requests_booking").on(t.bookingId),
    check("seat_requests_kind", sql`${t.kind} in ('cancel', 'move')`),
    check("seat_requests_state", sql`${t.state} in ('open', 'confirmed', 'declined', 'withdrawn', 'closed')`),
    check("seat_requests_target", sql`(${t.kind} = 'move') = (${t.targetClassId} is not null)`),
    check("seat_requests_decided", sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
  ],
);

/**
 * What the points of a seat paid for: a share of the price per lesson that was ahead when it was booked (`seatShare`).
 * Their sum is the price. A lesson added instead of a canceled one takes over its share.
 */
export const seatLessons = pgTable(
  "seat_lessons",
  {
    bookingId: integer("booking_id")
      .notNull()
      .references(() => bookings.id),
    /** Of a row of `lessons`, or of `canceled_lessons` once the points were given back. */
    lessonId: integer("lesson_id").notNull(),
    points: integer().notNull(),
    /** When the points were given back; null while the lesson was held or is ahead. */
    givenBackAt: instant("given_back_at"),
  },
  (t) => [
    primaryKey({ columns: [t.bookingId, t.lessonId] }),
    index("seat_lessons_lesson").on(t.lessonId),
    check("seat_lessons_points", sql`${t.points} >= 0`),
  ],
);
