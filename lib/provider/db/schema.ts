import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { CampaignOrigin } from "../../campaign/origin";
import type { CourseMode, Placement } from "../../contract/types";
import type { Localised } from "./localised";

/*
 * Everything the embedded provider keeps. An invariant that can be stated is stated here, as a check or a
 * unique key, so that no fault in a handler can break it. Rows with a `demo_key` are demo content, whose
 * dates are laid anew as they pass.
 */

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const createdAt = () => instant("created_at").notNull().defaultNow();
const localisedText = (name: string) => jsonb(name).$type<Localised>().notNull();
/** Sent by a form that no person seems to have filled in: for the school to look at last. */
const suspect = () => boolean().notNull().default(false);
/** The marketer's link that brought a lead, where one did. */
const origin = () => jsonb("origin").$type<CampaignOrigin>();
/** The lead's telephone number as one: `e164` of its two halves (lib/reference). */
const phoneKey = () => text("e164");
const demoKey = () => text("demo_key").unique();

export const teachers = pgTable("teachers", {
  id: id(),
  nickname: localisedText("nickname"),
  avatar: text().notNull(),
  /** Two-letter country code. */
  country: text().notNull(),
  description: localisedText("description"),
  recommended: boolean().notNull(),
});

/** A parent holds the class points; its students share them; a teacher account belongs to a teacher. */
export const accounts = pgTable(
  "accounts",
  {
    id: id(),
    kind: text().$type<"parent" | "student" | "teacher">().notNull(),
    /** In lower case. A parent opened together with its first student has none, and cannot log in. */
    email: text().unique(),
    /** argon2id, in PHC format. */
    passwordHash: text("password_hash"),
    nickname: text().notNull(),
    avatar: text().notNull().default(""),
    language: text(),
    parentId: integer("parent_id").references((): AnyPgColumn => accounts.id),
    teacherId: integer("teacher_id").references(() => teachers.id),
    /** Class points of a parent. */
    points: integer(),
    suspect: suspect(),
    createdAt: createdAt(),
  },
  (t) => [
    index("accounts_parent").on(t.parentId),
    check("accounts_kind", sql`${t.kind} in ('parent', 'student', 'teacher')`),
    check("accounts_parent_of_student", sql`(${t.kind} = 'student') = (${t.parentId} is not null)`),
    check("accounts_teacher_of_teacher", sql`(${t.kind} = 'teacher') = (${t.teacherId} is not null)`),
    check("accounts_points_of_parent", sql`(${t.kind} = 'parent') = (${t.points} is not null)`),
    check("accounts_points", sql`${t.points} >= 0`),
    check("accounts_login", sql`(${t.email} is null) = (${t.passwordHash} is null)`),
    check("accounts_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

export const tokens = pgTable(
  "tokens",
  {
    /** SHA-256 of the bearer token, in hex: a copy of the database logs nobody in. */
    hash: text().primaryKey(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("tokens_account").on(t.accountId), index("tokens_expiry").on(t.expiresAt)],
);

/** Banners, body images, videos and adverts, by placement. */
export const linkProperties = pgTable(
  "link_properties",
  {
    id: id(),
    type: integer().$type<Placement["type"]>().notNull(),
    name: text().$type<Placement["name"]>().notNull(),
    link: text().notNull(),
    url: text(),
    order: integer().notNull(),
  },
  (t) => [
    index("link_properties_placement").on(t.type, t.name, t.order),
    check("link_properties_type", sql`${t.type} in (1, 2, 3)`),
  ],
);

export const partners = pgTable("partners", {
  id: id(),
  name: text().notNull(),
  link: text().notNull(),
  /** The logo. */
  content: text().notNull(),
});

export const appVersions = pgTable(
  "app_versions",
  {
    /** 1 Android, 2 iOS. */
    type: integer().$type<1 | 2>().primaryKey(),
    address: text().notNull(),
    apkUrl: text("apk_url").notNull(),
    version: text().notNull(),
  },
  (t) => [check("app_versions_type", sql`${t.type} in (1, 2)`)],
);

export const seriesClasses = pgTable(
  "series_classes",
  {
    id: id(),
    list: text().$type<"recommended" | "preSale">().notNull(),
    /** In whose recommended list it stands. */
    languages: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    comboName: localisedText("combo_name"),
    description: localisedText("description"),
    courseMode: text("course_mode").$type<CourseMode>().notNull(),
    /** Whom it fits, such as HSK 3. */
    level: text().notNull(),
    teacherId: integer("teacher_id")
      .notNull()
      .references(() => teachers.id),
    /** Price in class points. */
    classPoint: integer("class_point").notNull(),
    /** Minutes per lesson. */
    length: integer().notNull(),
    capacity: integer().notNull(),
    /** Seats taken. */
    students: integer().notNull().default(0),
    /** Bookings close then. */
    deadline: instant("deadline").notNull(),
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

export const lessons = pgTable(
  "lessons",
  {
    classId: integer("class_id")
      .notNull()
      .references(() => seriesClasses.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    name: localisedText("name"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.position] }),
    check("lessons_time", sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** A student's seat in a series class, paid with the parent's class points. */
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
    /** Class points it cost. */
    points: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("bookings_once").on(t.studentId, t.classId),
    index("bookings_class").on(t.classId),
    check("bookings_points", sql`${t.points} >= 0`),
  ],
);

/** Every change of a parent's class points; the changes of an account add up to its points. */
export const pointLedger = pgTable(
  "point_ledger",
  {
    id: id(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id),
    change: integer().notNull(),
    balance: integer().notNull(),
    reason: text().$type<"opening" | "booking" | "operator">().notNull(),
    bookingId: integer("booking_id")
      .unique()
      .references(() => bookings.id),
    /** Why an operator gave or took points, in the operator's words. */
    note: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index("point_ledger_account").on(t.accountId),
    check("point_ledger_balance", sql`${t.balance} >= 0`),
    check("point_ledger_reason", sql`${t.reason} in ('opening', 'booking', 'operator')`),
    check("point_ledger_cause", sql`(${t.reason} = 'booking') = (${t.bookingId} is not null)`),
    check("point_ledger_note", sql`(${t.reason} = 'operator') = (${t.note} is not null)`),
  ],
);

/** A visitor's question about a series class: no seat, and no points. */
export const enquiries = pgTable(
  "enquiries",
  {
    id: id(),
    classId: integer("class_id")
      .notNull()
      .references(() => seriesClasses.id),
    name: text().notNull(),
    region: text().notNull(),
    /** Code-dash-number. */
    phone: text().notNull(),
    e164: phoneKey(),
    suspect: suspect(),
    origin: origin(),
    createdAt: createdAt(),
  },
  (t) => [index("enquiries_class").on(t.classId), index("enquiries_e164").on(t.e164)],
);

/**
 * An enrolment in the study-in-China campaign; one per phone. Code and number are as they were first sent. Rows from
 * before `e164` was a column may share a phone: the earliest has it, the others have null there.
 */
export const enrolments = pgTable(
  "enrolments",
  {
    id: id(),
    name: text().notNull(),
    phoneCode: integer("phone_code").notNull(),
    phoneNumber: bigint("phone_number", { mode: "number" }).notNull(),
    e164: phoneKey(),
    email: text().notNull(),
    /** 0 when left empty. */
    gpaScore: doublePrecision("gpa_score").notNull(),
    intentionCity: text("intention_city").notNull(),
    intentionUniversity: text("intention_university").notNull(),
    intentionMajor: text("intention_major").notNull(),
    source: text().notNull(),
    interest: text().notNull(),
    activationCode: text("activation_code").notNull().unique(),
    suspect: suspect(),
    origin: origin(),
    createdAt: createdAt(),
  },
  (t) => [unique("enrolments_phone").on(t.phoneCode, t.phoneNumber), unique("enrolments_e164").on(t.e164)],
);

export const courses = pgTable("courses", {
  id: id(),
  name: localisedText("name"),
  brief: localisedText("brief"),
  cover: text().notNull(),
  /** Class points by level; the entry at index 1 is the price that is shown. */
  levelClassPoints: integer("level_class_points").array().notNull(),
});

export const liveClasses = pgTable(
  "live_classes",
  {
    id: id(),
    courseName: localisedText("course_name"),
    lessonName: localisedText("lesson_name"),
    cover: text().notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    demoKey: demoKey(),
  },
  (t) => [
    index("live_classes_end").on(t.endsAt),
    check("live_classes_time", sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

export const recordings = pgTable(
  "recordings",
  {
    id: id(),
    courseId: integer("course_id")
      .notNull()
      .references(() => courses.id),
    lessonName: localisedText("lesson_name"),
    cover: text().notNull(),
    startsAt: instant("starts_at").notNull(),
    demoKey: demoKey(),
  },
  (t) => [index("recordings_start").on(t.startsAt)],
);

/** What a request with an Idempotency-Key was answered. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Whose key it is: two callers may choose the same one. */
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the call's name and request. */
    requestHash: text("request_hash").notNull(),
    answer: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index("idempotency_keys_age").on(t.createdAt)],
);

/** Tries counted against the limits (lib/limits), in the shape that rate-limiter-flexible asks for. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: "number" }),
});
