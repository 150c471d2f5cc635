import { isNull, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { CalendarEntries } from "../../schedule/calendar-entries";
import type { CampaignOrigin } from "../../campaign/origin";
import type { Region } from "../../campaign/region";
import type { SeasonAction } from "../../campaign/season-action";
import type { SeasonBody, SeasonState } from "../../campaign/season-schema";
import type { Issue } from "../../contract/codes";
import type { Company } from "../../contract/company";
import type { CourseMode, Placement } from "../../contract/types";
import type { ClassFact } from "../../account/class-facts";
import type { LeadAct, LeadState } from "../../desk/lead-states";
import type { Role } from "../../desk/roles";
import type { Fields, FieldsOf, Kind, Place } from "../../desk/content/kinds";
import type { ContentAction } from "../../desk/content/requests";
import type { PictureFormat } from "../../pictures/address";
import type { NoticeKind, NoticeWay } from "../../notices/events";
import type { TrialWishes } from "../../account/trial-request";
import type { TrialState } from "../../account/trial-states";
import type { Localised } from "./localised";

/*
 * Everything the embedded provider keeps. An invariant that can be stated is stated here, as a check or a
 * unique key, so that no fault in a handler can break it. Rows with a `demo_key` are demo content, whose
 * dates are laid anew as they pass.
 */

/** Bytes as both drivers give and take them. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const createdAt = () => instant("created_at").notNull().defaultNow();
/** When what visitors read of a record last changed, as the sitemap says it. A booked seat does not count. */
const updatedAt = () => instant("updated_at").notNull().defaultNow();
const localisedText = (name: string) => jsonb(name).$type<Localised>().notNull();
/** Sent by a form that no person seems to have filled in: for the school to look at last. */
const suspect = () => boolean().notNull().default(false);
/** The marketer's link that brought a lead, where one did. */
const origin = () => jsonb("origin").$type<CampaignOrigin>();
/** What searches look through: names and email as `fold_text` writes them. A trigger keeps it (migration 0022). */
const folded = () => text("search").notNull().default("");
/** The lead's telephone number as one: `e164` of its two halves (lib/reference). */
const phoneKey = () => text("e164");
/** Who looks after a lead; nobody any more once that account is erased. */
const adviserId = () =>
  integer("adviser_id").references((): AnyPgColumn => staff.id, { onDelete: "set null" });
/** The day of the next step, where the school is. */
const nextOn = () => date("next_on", { mode: "string" });
/** What the desk does with a lead. */
const desk = () => ({
  state: text().$type<LeadState>().notNull().default("new"),
  /** Counted up by every change, so that of two advisers the second is told. */
  revision: integer().notNull().default(0),
  /** Who looks after it. */
  adviserId: adviserId(),
  nextStep: text("next_step").notNull().default(""),
  nextOn: nextOn(),
  /** When somebody at the desk last had to do with it. */
  contactedAt: instant("contacted_at"),
});
const demoKey = () => text("demo_key").unique();
/**
 * What its owner recognizes a session by: the browser and the system by their names, and the first part of the network
 * address. Null where it was not known.
 */
const sessionDevice = () => ({
  browser: text(),
  system: text(),
  network: text(),
  /** Written at most once a minute. */
  lastUsedAt: instant("last_used_at").notNull().defaultNow(),
});
/** A number by which a session is named where its token must not be. */
const sessionId = () => integer().generatedAlwaysAsIdentity().unique();
const languageList = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

export const teachers = pgTable("teachers", {
  id: id(),
  nickname: localisedText("nickname"),
  avatar: text().notNull(),
  /** Two-letter country code. */
  country: text().notNull(),
  description: localisedText("description"),
  recommended: boolean().notNull(),
  updatedAt: updatedAt(),
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
    /** When a link that was mailed to the address was opened; null until then. */
    emailConfirmedAt: instant("email_confirmed_at"),
    nickname: text().notNull(),
    avatar: text().notNull().default(""),
    /** In which they are written to, and by which clock, as their browser last said. */
    language: text(),
    timeZone: text("time_zone"),
    parentId: integer("parent_id").references((): AnyPgColumn => accounts.id),
    teacherId: integer("teacher_id").references(() => teachers.id),
    /** Class points of a parent. */
    points: integer(),
    /** Of a student whose parent opened the account; nobody else is asked for it. */
    birthYear: integer("birth_year"),
    /** When the parent consented for a student who may be under 18. */
    consentAt: instant("consent_at"),
    suspect: suspect(),
    createdAt: createdAt(),
    search: folded(),
    /** By which lists are sorted for readers of English, and of Chinese: kept by the same trigger. */
    sortKey: text("sort_key").notNull().default(""),
    pinyinKey: text("pinyin_key").notNull().default(""),
  },
  (t) => [
    index("accounts_parent").on(t.parentId),
    index("accounts_name").on(sql`${t.sortKey} collate "C"`, sql`${t.nickname} collate "C"`, t.id),
    index("accounts_pinyin").on(sql`${t.pinyinKey} collate "C"`, sql`${t.nickname} collate "C"`, t.id),
    check("accounts_kind", sql`${t.kind} in ('parent', 'student', 'teacher')`),
    check("accounts_parent_of_student", sql`(${t.kind} = 'student') = (${t.parentId} is not null)`),
    check("accounts_teacher_of_teacher", sql`(${t.kind} = 'teacher') = (${t.teacherId} is not null)`),
    check("accounts_points_of_parent", sql`(${t.kind} = 'parent') = (${t.points} is not null)`),
    check("accounts_points", sql`${t.points} >= 0`),
    check("accounts_login", sql`(${t.email} is null) = (${t.passwordHash} is null)`),
    check("accounts_email_lower", sql`${t.email} = lower(${t.email})`),
    check(
      "accounts_birth_year",
      sql`${t.birthYear} is null or (${t.kind} = 'student' and ${t.birthYear} between 1900 and 2200)`,
    ),
    // Who is 18 this year may still be 17 today.
    check(
      "accounts_consent",
      sql`${t.birthYear} is null or ${t.consentAt} is not null or extract(year from ${t.createdAt} at time zone 'UTC') - ${t.birthYear} > 18`,
    ),
  ],
);

export const tokens = pgTable(
  "tokens",
  {
    /** SHA-256 of the bearer token, in hex: a copy of the database logs nobody in. */
    hash: text().primaryKey(),
    id: sessionId(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    ...sessionDevice(),
  },
  (t) => [index("tokens_account").on(t.accountId), index("tokens_expiry").on(t.expiresAt)],
);

/** Links that were mailed: to choose a new password, or to confirm the address. Each works once. */
export const accountLinks = pgTable(
  "account_links",
  {
    /** SHA-256 of the link's token, in hex: a copy of the database opens no account. */
    hash: text().primaryKey(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: text().$type<"password" | "email">().notNull(),
    /** The address it went to: of no use once the account has another. */
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    index("account_links_account").on(t.accountId),
    index("account_links_expiry").on(t.expiresAt),
    check("account_links_purpose", sql`${t.purpose} in ('password', 'email')`),
  ],
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
    /** What the picture offers, in words; none for one that is only looked at. */
    alt: jsonb("alt").$type<Localised>(),
    order: integer().notNull(),
    /** Shown from then on; at once where it is null. */
    shownFrom: instant("shown_from"),
    /** Shown no longer from then on. */
    shownUntil: instant("shown_until"),
    /** To whose readers it is shown; none named are all. */
    languages: languageList(),
  },
  (t) => [
    index("link_properties_placement").on(t.type, t.name, t.order),
    check("link_properties_type", sql`${t.type} in (1, 2, 3)`),
    check("link_properties_shown", sql`${t.shownUntil} > ${t.shownFrom}`),
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
    languages: languageList(),
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
    /** Offered no more: in no list, and nobody else gets a seat. Who has one keeps it. */
    closed: boolean().notNull().default(false),
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

/**
 * A student's seat in a series class, paid with the parent's class points. One that was given up keeps its row, with how
 * it ended: only those without an end are seats taken.
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
    /** Class points it cost. */
    points: integer().notNull(),
    /** The seat in another class that it took the place of: who was moved once is not moved again. */
    movedFrom: integer("moved_from")
      .unique()
      .references((): AnyPgColumn => bookings.id),
    /** The points were given back: `moved` to another class, or `cancelled`. */
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

/** Of the bookings that are seats taken. */
export const isSeat = isNull(bookings.ended);

/** A student's place in the line for a full series class: the first to come has the lowest id (lib/provider/waiting). */
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
    /** A seat is held for the student until then; null while there is none. */
    offeredUntil: instant("offered_until"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("waiting_places_once").on(t.studentId, t.classId),
    index("waiting_places_line").on(t.classId, t.id),
  ],
);

/** A student's secret calendar address, and what the calendar said last, so that its next answer can say what changed. */
export const calendars = pgTable("calendars", {
  accountId: integer("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  /** SHA-256 of the secret, in hex: a copy of the database reads nobody's calendar. */
  hash: text().notNull().unique(),
  /** By UID. */
  entries: jsonb().$type<CalendarEntries>().notNull().default({}),
  createdAt: createdAt(),
});

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
    reason: text().$type<"opening" | "booking" | "refund" | "operator">().notNull(),
    bookingId: integer("booking_id").references(() => bookings.id),
    /** Why somebody of the school changed the points, in their words. */
    note: text(),
    /** Who did it at the desk; null for students and the operator's commands. */
    staffId: integer("staff_id").references((): AnyPgColumn => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("point_ledger_account").on(t.accountId),
    // Paid once, and given back once.
    unique("point_ledger_booking").on(t.bookingId, t.reason),
    check("point_ledger_balance", sql`${t.balance} >= 0`),
    check("point_ledger_reason", sql`${t.reason} in ('opening', 'booking', 'refund', 'operator')`),
    check("point_ledger_cause", sql`(${t.reason} in ('booking', 'refund')) = (${t.bookingId} is not null)`),
    check(
      "point_ledger_note",
      sql`case ${t.reason} when 'operator' then ${t.note} is not null when 'refund' then true else ${t.note} is null end`,
    ),
  ],
);

/** What the school changed of a class that had seats, as it was told to those who sat in it. */
export const classChanges = pgTable(
  "class_changes",
  {
    id: id(),
    classId: integer("class_id")
      .notNull()
      .references(() => seriesClasses.id, { onDelete: "cascade" }),
    /** What is another: the times, the teacher, and so on. */
    changed: text().array().$type<ClassFact[]>().notNull(),
    reason: localisedText("reason"),
    createdAt: createdAt(),
  },
  (t) => [index("class_changes_class").on(t.classId, t.createdAt)],
);

/** A visitor's question about a series class, or a company's about classes for its team: no seat, and no points. */
export const enquiries = pgTable(
  "enquiries",
  {
    id: id(),
    /** None in a company's enquiry. */
    classId: integer("class_id").references(() => seriesClasses.id),
    company: jsonb().$type<Company>(),
    name: text().notNull(),
    region: text().notNull(),
    /** Code-dash-number. */
    phone: text().notNull(),
    e164: phoneKey(),
    suspect: suspect(),
    origin: origin(),
    createdAt: createdAt(),
    search: folded(),
    ...desk(),
  },
  (t) => [
    index("enquiries_class").on(t.classId),
    index("enquiries_e164").on(t.e164),
    index("enquiries_newest").on(t.createdAt, t.id),
    index("enquiries_state").on(t.state, t.createdAt, t.id),
    index("enquiries_adviser").on(t.adviserId, t.nextOn),
    check("enquiries_of_one", sql`(${t.classId} is null) <> (${t.company} is null)`),
    check("enquiries_state_name", sql`${t.state} in ('new', 'contacted', 'enrolled', 'lost')`),
  ],
);

/**
 * Seasons of the campaign. What visitors see is the published row; a draft may stand beside it. The columns repeat what
 * the body says, for queries.
 */
export const campaignSeasons = pgTable(
  "campaign_seasons",
  {
    id: id(),
    region: text().$type<Region>().notNull(),
    key: text().notNull(),
    state: text().$type<SeasonState>().notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    body: jsonb().$type<SeasonBody>().notNull(),
    /** The season's, when this row was written. */
    version: integer().notNull().default(1),
    demoKey: demoKey(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    unique("campaign_seasons_once").on(t.region, t.key, t.state),
    check("campaign_seasons_state", sql`${t.state} in ('draft', 'published')`),
    check("campaign_seasons_time", sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/**
 * Every change of a season, by its name: its rows above come and go. It counts the season's versions, which go on after
 * a draft was thrown away.
 */
export const seasonHistory = pgTable(
  "season_history",
  {
    id: id(),
    region: text().$type<Region>().notNull(),
    key: text().notNull(),
    version: integer().notNull(),
    action: text().$type<SeasonAction>().notNull(),
    /** Who did it, by the name at that time; empty for the operator's commands. */
    by: text().notNull(),
    before: jsonb().$type<SeasonBody>(),
    after: jsonb().$type<SeasonBody>(),
    createdAt: createdAt(),
  },
  (t) => [unique("season_history_version").on(t.region, t.key, t.version)],
);

/**
 * An enrolment in the study-in-China campaign; one per phone and season. Code and number are as they were first sent. Rows from
 * before `e164` was a column may share a phone: the earliest has it, the others have null there.
 */
export const enrolments = pgTable(
  "enrolments",
  {
    id: id(),
    /** Key of the season that was on; its region is in `source`. */
    season: text().notNull(),
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
    search: folded(),
    ...desk(),
  },
  (t) => [
    // By the link that brought them (lib/provider/links/worth.ts).
    index("enrolments_link").on(sql`lower(${t.origin} ->> 'segment')`, t.createdAt),
    unique("enrolments_phone").on(t.phoneCode, t.phoneNumber, t.season),
    unique("enrolments_e164").on(t.e164, t.season),
    index("enrolments_newest").on(t.createdAt, t.id),
    index("enrolments_season").on(t.season, t.createdAt, t.id),
    index("enrolments_state").on(t.state, t.createdAt, t.id),
    index("enrolments_adviser").on(t.adviserId, t.nextOn),
    index("enrolments_email").on(sql`lower(${t.email})`),
    check("enrolments_state_name", sql`${t.state} in ('new', 'contacted', 'enrolled', 'lost')`),
  ],
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
    /** Who gives it, where that is known. */
    teacherId: integer("teacher_id").references(() => teachers.id, { onDelete: "set null" }),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    updatedAt: updatedAt(),
    demoKey: demoKey(),
  },
  (t) => [
    index("live_classes_end").on(t.endsAt),
    check("live_classes_time", sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** A member's wish to be at a live class: it is listed in their centre. */
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

/** The free trial lesson: one per family, for one of its students. The desk moves it on. */
export const trialLessons = pgTable(
  "trial_lessons",
  {
    id: id(),
    parentId: integer("parent_id")
      .notNull()
      .unique()
      .references(() => accounts.id),
    studentId: integer("student_id")
      .notNull()
      .references(() => accounts.id),
    state: text().$type<TrialState>().notNull().default("asked"),
    /** Counted up by every change, so that of two advisers the second is told. */
    revision: integer().notNull().default(0),
    /** When it was asked for. */
    createdAt: createdAt(),
    /** When it begins; known once it is arranged. */
    startsAt: instant("starts_at"),
    /** Who gives it, as soon as that is known. */
    teacherId: integer("teacher_id").references(() => teachers.id),
    /** What the family said it would like; null for a request older than the form, and once the family is erased. */
    wishes: jsonb().$type<TrialWishes>(),
    /** When the family withdrew it, or the school closed it. */
    endedAt: instant("ended_at"),
  },
  (t) => [
    index("trial_lessons_state").on(t.state, t.createdAt),
    check(
      "trial_lessons_state_name",
      sql`${t.state} in ('asked', 'arranged', 'held', 'missed', 'withdrawn', 'closed')`,
    ),
    check(
      "trial_lessons_start",
      sql`(${t.state} in ('asked', 'withdrawn', 'closed')) = (${t.startsAt} is null)`,
    ),
    check("trial_lessons_ended", sql`(${t.state} in ('withdrawn', 'closed')) = (${t.endedAt} is not null)`),
    check("trial_lessons_wishes", sql`jsonb_typeof(${t.wishes}) = 'object'`),
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
    /** Where it is watched; without one, on the school's video channel. */
    url: text(),
    startsAt: instant("starts_at").notNull(),
    /** The live class that it is the recording of. */
    liveId: integer("live_id")
      .unique()
      .references(() => liveClasses.id, { onDelete: "set null" }),
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

/**
 * Networks from which somebody has logged in. Both columns are HMACs under a secret of this installation: email and
 * network addresses are few enough to be guessed from plain hashes.
 */
export const knownNetworks = pgTable(
  "known_networks",
  {
    owner: text().notNull(),
    network: text().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.network] }), index("known_networks_expiry").on(t.expiresAt)],
);

/** Secrets that the site made for itself and keeps across restarts, by what they are for. */
export const installationSecrets = pgTable("installation_secrets", {
  purpose: text().primaryKey(),
  /** 256 random bits, in base64url. */
  secret: text().notNull(),
});

/** Who works at the desk: accounts of their own kind, of no use anywhere else. */
export const staff = pgTable(
  "staff",
  {
    id: id(),
    /** In lower case. */
    email: text().notNull().unique(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** argon2id, in PHC format. */
    passwordHash: text("password_hash").notNull(),
    /** False for who has left: no session is opened any more, what they did keeps their name. */
    active: boolean().notNull().default(true),
    /** Of the demo content, with the password that everybody knows. */
    demo: boolean().notNull().default(false),
    /** Of the second factor, in base32; null without one. */
    totpSecret: text("totp_secret"),
    /** The last half minute of which a code was taken: none is taken twice (RFC 6238 section 5.2). */
    totpStep: bigint("totp_step", { mode: "number" }).notNull().default(0),
    /** SHA-256 of the recovery codes that are left, in hex. */
    recoveryCodes: text("recovery_codes")
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: createdAt(),
  },
  (t) => [
    check("staff_role", sql`${t.role} in ('owner', 'editor', 'adviser')`),
    check("staff_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

export const staffSessions = pgTable(
  "staff_sessions",
  {
    /** SHA-256 of the session's token, in hex: a copy of the database lets nobody in. */
    hash: text().primaryKey(),
    id: sessionId(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    /** What is still to come: a code, setting up the second factor (which `offer` may leave for later), or nothing. */
    next: text().$type<"in" | "code" | "enrol" | "offer">().notNull(),
    /** A second factor that is being set up, in base32. */
    newSecret: text("new_secret"),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    ...sessionDevice(),
  },
  (t) => [
    index("staff_sessions_staff").on(t.staffId),
    index("staff_sessions_expiry").on(t.expiresAt),
    check("staff_sessions_next", sql`${t.next} in ('in', 'code', 'enrol', 'offer')`),
  ],
);

/** Links that let somebody in for the first time, or again who lost password or second factor. One per email. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: id(),
    /** SHA-256 of the link's token, in hex. */
    hash: text().notNull().unique(),
    email: text().notNull().unique(),
    role: text().$type<Role>().notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Of the link that was mailed: another than the one that was shown, which nobody keeps. */
    mailedHash: text("mailed_hash").unique(),
  },
  (t) => [
    check("staff_invitations_role", sql`${t.role} in ('owner', 'editor', 'adviser')`),
    check("staff_invitations_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

/** Who did what at the desk. Lines are added and never changed. */
export const staffLog = pgTable("staff_log", {
  id: id(),
  /** Null for the operator's commands. */
  staffId: integer("staff_id").references(() => staff.id),
  act: text().notNull(),
  /** What or whom it was done to, in a few words; never what was in it. */
  subject: text().notNull(),
  createdAt: createdAt(),
});
/*
 * What the desk works on. A record is a row of a table above, named by its kind (lib/desk/content) and id; one that was
 * never published has an id all the same, taken from that table's sequence.
 */

export const contentRecords = pgTable(
  "content_records",
  {
    kind: text().$type<Kind>().notNull(),
    id: integer().notNull(),
    /** One more with each change by the desk: who changes a record says which version was looked at. */
    version: integer().notNull().default(0),
    /** What is written and not published yet. */
    draft: jsonb().$type<Fields>(),
    /** When the draft is to be published. */
    publishAt: instant("publish_at"),
    /** Why it was not, when its time had come. */
    problem: jsonb().$type<Issue[]>(),
    /** Published by the desk, which then lays its dates: demo content is no longer kept fresh. */
    published: boolean().notNull().default(false),
    /** Where a picture stood before it was taken out, for whoever brings it back. */
    formerPlace: text("former_place").$type<Place>(),
    formerOrder: integer("former_order"),
    changedBy: text("changed_by").notNull().default(""),
    changedAt: instant("changed_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index("content_records_due").on(t.publishAt),
    check("content_records_due_draft", sql`${t.publishAt} is null or ${t.draft} is not null`),
  ],
);

/** Every change of a record by the desk. */
export const contentHistory = pgTable(
  "content_history",
  {
    id: id(),
    kind: text().$type<Kind>().notNull(),
    recordId: integer("record_id").notNull(),
    version: integer().notNull(),
    action: text().$type<ContentAction>().notNull(),
    /** Who did it, by the name at that time. */
    by: text().notNull(),
    before: jsonb().$type<Fields>(),
    after: jsonb().$type<Fields>(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("content_history_version").on(t.kind, t.recordId, t.version),
    index("content_history_time").on(t.createdAt),
  ],
);

/** One row: how often what visitors see was changed. Each process looks whether it has seen the last change. */
export const contentState = pgTable(
  "content_state",
  { id: integer().primaryKey(), version: bigint({ mode: "number" }).notNull() },
  (t) => [check("content_state_one", sql`${t.id} = 1`)],
);

/** The school's facts as they were last published at the desk, in place of `content/school.yaml`. */
export const schoolFacts = pgTable(
  "school_facts",
  { id: integer().primaryKey(), facts: jsonb().$type<FieldsOf<"school">>().notNull() },
  (t) => [check("school_facts_one", sql`${t.id} = 1`)],
);

/** An uploaded picture, by the SHA-256 of what it became (lib/provider/pictures). */
export const pictures = pgTable("pictures", {
  hash: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** A record or a season names it, or did: a record's history brings it back. */
  used: boolean().notNull().default(false),
  createdAt: createdAt(),
});

export const pictureFiles = pgTable(
  "picture_files",
  {
    hash: text()
      .notNull()
      .references(() => pictures.hash, { onDelete: "cascade" }),
    width: integer().notNull(),
    format: text().$type<PictureFormat>().notNull(),
    data: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hash, t.width, t.format] })],
);

/**
 * What was said or done about a lead, a row for each: a note in somebody's words, the state it was given, who looks after
 * it from then on, or the next step. It goes with its lead, and outlives the accounts of those who are named.
 */
export const leadNotes = pgTable(
  "lead_notes",
  {
    id: id(),
    enrolmentId: integer("enrolment_id").references(() => enrolments.id, { onDelete: "cascade" }),
    enquiryId: integer("enquiry_id").references(() => enquiries.id, { onDelete: "cascade" }),
    /** Who did it; null once that account is erased. */
    staffId: integer("staff_id").references(() => staff.id, { onDelete: "set null" }),
    kind: text().$type<LeadAct>().notNull(),
    /** The note, the state or the next step, which may be empty; nothing of an adviser. */
    text: text().notNull(),
    /** Of `adviser`: who looks after it. */
    adviserId: adviserId(),
    /** Of `next`: the day of the next step. */
    nextOn: nextOn(),
    createdAt: createdAt(),
  },
  (t) => [
    index("lead_notes_enrolment").on(t.enrolmentId),
    index("lead_notes_enquiry").on(t.enquiryId),
    check("lead_notes_kind", sql`${t.kind} in ('note', 'state', 'adviser', 'nobody', 'next')`),
    check("lead_notes_of_one", sql`(${t.enrolmentId} is null) <> (${t.enquiryId} is null)`),
  ],
);

/**
 * What has to be told to somebody, one row for each way it is told by. It is written in the transaction of what happened,
 * and sent afterwards (lib/provider/notices).
 */
export const notices = pgTable(
  "notices",
  {
    id: id(),
    kind: text().$type<NoticeKind>().notNull(),
    way: text().$type<NoticeWay>().notNull(),
    /** Who is told: the school, or the person it is about. */
    audience: text().$type<"school" | "person">().notNull(),
    /** Whose notices leave one after the other, in the order of their ids. */
    lane: text().notNull(),
    /** Whom it is about, so that it goes with them: a member, or the telephone number of a lead. */
    accountId: integer("account_id").references(() => accounts.id),
    e164: phoneKey(),
    /** What happened; emptied once it is sent. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of what is told only once, such as a reminder. */
    onceKey: text("once_key").unique(),
    state: text().$type<"waiting" | "sent" | "stuck">().notNull().default("waiting"),
    tries: integer().notNull().default(0),
    nextTryAt: instant("next_try_at").notNull(),
    /** Nobody tries after this. */
    giveUpAt: instant("give_up_at").notNull(),
    /** A process has it in hand until then. */
    leaseUntil: instant("lease_until"),
    /** Why it did not leave the last time, in words that hold nothing of anybody. */
    error: text(),
    /** When that was. */
    failedAt: instant("failed_at"),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
  },
  (t) => [
    index("notices_due")
      .on(t.way, t.nextTryAt)
      .where(sql`${t.state} = 'waiting'`),
    index("notices_lane")
      .on(t.lane, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index("notices_account").on(t.accountId),
    index("notices_e164").on(t.e164),
    index("notices_state").on(t.state, t.createdAt),
    index("notices_failed")
      .on(t.way, t.failedAt)
      .where(sql`${t.failedAt} is not null`),
    check("notices_way", sql`${t.way} in ('mail', 'webhook')`),
    check("notices_audience", sql`${t.audience} in ('school', 'person')`),
    check("notices_state_name", sql`${t.state} in ('waiting', 'sent', 'stuck')`),
    check("notices_sent", sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
  ],
);

/** A marketer's link to the campaign, of the region that its segment begins with: `vn-tiktok-tet`. */
export const campaignLinks = pgTable("campaign_links", {
  id: id(),
  segment: text().notNull().unique(),
  note: text().notNull(),
  /** What its address carries besides, by the names of the address. */
  utm: jsonb().$type<Omit<CampaignOrigin, "segment">>().notNull(),
  /** Not counted any more, and not among those that are in use. */
  ended: boolean().notNull().default(false),
  createdAt: createdAt(),
});

/** What a link was worth on one day where the school is. Enrolments are not counted here: they are the leads. */
export const campaignLinkDays = pgTable(
  "campaign_link_days",
  {
    linkId: integer("link_id")
      .notNull()
      .references(() => campaignLinks.id, { onDelete: "cascade" }),
    day: date().notNull(),
    visits: integer().notNull().default(0),
    begun: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.linkId, t.day] }),
    check("campaign_link_days_counts", sql`${t.visits} >= 0 and ${t.begun} >= 0`),
  ],
);
