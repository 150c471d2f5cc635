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
import type { CalendarEntries } from "../calendars/calendar-entries";
import type { CampaignOrigin } from "../contract/campaign-origin";
import type { Region } from "../reference/campaign-regions";
import type { SeasonAction } from "../campaign/season-action";
import type { SeasonBody, SeasonState } from "../campaign/season-schema";
import type { Issue } from "../contract/codes";
import type { Company } from "../contract/company";
import type { CourseMode, Placement } from "../contract/types";
import type { ClassFact } from "../series/class-facts";
import type { LeadEventKind, LeadState } from "../leads/lead-states";
import type { Role } from "../desk/roles";
import type { Fields, FieldsOf, Kind, Place } from "../content/kinds";
import type { ContentAction } from "../content/requests";
import type { PictureFormat } from "../pictures/address";
import type { NotificationKind, NotificationChannel } from "../notifications/events";
import type { TrialWishes } from "../trials/trial-request";
import type { TrialState } from "../trials/trial-states";
import type { Localized } from "./localized";

/*
 * The tables of the built-in provider. Invariants are stated here as checks or unique keys where possible, so that no
 * bug in a handler can break them. Rows with a `demo_key` are demo content, whose dates are moved as they pass.
 */

/** Binary data, in the type that both drivers use. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const createdAt = () => instant("created_at").notNull().defaultNow();
/** Last change of the public content of a record, for the sitemap. Bookings do not count. */
const updatedAt = () => instant("updated_at").notNull().defaultNow();
const localizedText = (name: string) => jsonb(name).$type<Localized>().notNull();
/** Sent by a form that was probably not filled in by a person; shown last to staff. */
const suspect = () => boolean().notNull().default(false);
/** The campaign link through which the lead came, if any. */
const origin = () => jsonb("origin").$type<CampaignOrigin>();
/** Searchable text: names and email normalized by `fold_text`. Maintained by a trigger (migration 0022). */
const searchText = () => text("search").notNull().default("");
/** The lead's full telephone number, `e164` of code and number (lib/reference). */
const phoneKey = () => text("e164");
/** The responsible adviser; null after that account is erased. */
const adviserId = () =>
  integer("adviser_id").references((): AnyPgColumn => staff.id, { onDelete: "set null" });
/** The day of the next step, in the school's time zone. */
const nextOn = () => date("next_on", { mode: "string" });
/** Columns of the desk's work on a lead. */
const leadWorkColumns = () => ({
  state: text().$type<LeadState>().notNull().default("new"),
  /** Incremented by every change, to detect conflicting edits. */
  revision: integer().notNull().default(0),
  /** The responsible adviser. */
  adviserId: adviserId(),
  nextStep: text("next_step").notNull().default(""),
  nextOn: nextOn(),
  /** Time of the last contact by the desk. */
  contactedAt: instant("contacted_at"),
});
const demoKey = () => text("demo_key").unique();
/**
 * How the owner recognizes a session: names of browser and system, and the first part of the network address. Null if
 * unknown.
 */
const sessionDevice = () => ({
  browser: text(),
  system: text(),
  network: text(),
  /** Written at most once a minute. */
  lastUsedAt: instant("last_used_at").notNull().defaultNow(),
});
/** Identifies a session where its token must not appear. */
const sessionId = () => integer().generatedAlwaysAsIdentity().unique();
const languageList = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

export const teachers = pgTable("teachers", {
  id: id(),
  nickname: localizedText("nickname"),
  avatar: text().notNull(),
  /** Two-letter country code. */
  country: text().notNull(),
  description: localizedText("description"),
  recommended: boolean().notNull(),
  updatedAt: updatedAt(),
});

/** Parents hold the class points and share them with their students; a teacher account belongs to a teacher. */
export const accounts = pgTable(
  "accounts",
  {
    id: id(),
    kind: text().$type<"parent" | "student" | "teacher">().notNull(),
    /** Lower case. Null for a parent created together with its first student, who cannot log in. */
    email: text().unique(),
    /** argon2id, in PHC format. */
    passwordHash: text("password_hash"),
    /** When the mailed confirmation link was opened; null until then. */
    emailConfirmedAt: instant("email_confirmed_at"),
    nickname: text().notNull(),
    avatar: text().notNull().default(""),
    /** Language and time zone for mail, as last sent by the browser. */
    language: text(),
    timeZone: text("time_zone"),
    parentId: integer("parent_id").references((): AnyPgColumn => accounts.id),
    teacherId: integer("teacher_id").references(() => teachers.id),
    /** Class points of a parent. */
    points: integer(),
    /** Only for students whose parent created the account. */
    birthYear: integer("birth_year"),
    /** When the parent consented for a student who may be under 18. */
    consentAt: instant("consent_at"),
    suspect: suspect(),
    createdAt: createdAt(),
    search: searchText(),
    /** Sort keys of lists for English and for Chinese readers, maintained by the same trigger. */
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
    // A person who turns 18 this year may still be 17.
    check(
      "accounts_consent",
      sql`${t.birthYear} is null or ${t.consentAt} is not null or extract(year from ${t.createdAt} at time zone 'UTC') - ${t.birthYear} > 18`,
    ),
  ],
);

export const tokens = pgTable(
  "tokens",
  {
    /** SHA-256 of the bearer token, in hex, so that a copy of the database contains no usable token. */
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

/** Mailed links to choose a new password or to confirm an address. Each works once. */
export const accountLinks = pgTable(
  "account_links",
  {
    /** SHA-256 of the link's token, in hex, so that a copy of the database contains no usable link. */
    hash: text().primaryKey(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: text().$type<"password" | "email">().notNull(),
    /** The recipient; the link is void once the account has another address. */
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
    /** Alternative text; null for a decorative picture. */
    alt: jsonb("alt").$type<Localized>(),
    order: integer().notNull(),
    /** Start of the display period; null for no start. */
    shownFrom: instant("shown_from"),
    /** End of the display period; null for no end. */
    shownUntil: instant("shown_until"),
    /** Languages in which it is shown; empty for all. */
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
    /** Languages in whose recommended list it appears. */
    languages: languageList(),
    comboName: localizedText("combo_name"),
    description: localizedText("description"),
    courseMode: text("course_mode").$type<CourseMode>().notNull(),
    /** Target level, such as HSK 3. */
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
    /** Bookings close at this time. */
    deadline: instant("deadline").notNull(),
    /** No longer offered: in no list, and not bookable. Existing seats stay. */
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
    name: localizedText("name"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.position] }),
    check("lessons_time", sql`${t.endsAt} > ${t.startsAt}`),
  ],
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

/** A student's place on the waiting list of a full series class; the lowest id is first (lib/bookings). */
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
    /** A seat is reserved for the student until this time; null if none is offered. */
    offeredUntil: instant("offered_until"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("waiting_places_once").on(t.studentId, t.classId),
    index("waiting_places_line").on(t.classId, t.id),
  ],
);

/** A student's secret calendar address and its last content, so that the next response can mark changes. */
export const calendars = pgTable("calendars", {
  accountId: integer("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  /** SHA-256 of the secret, in hex, so that a copy of the database gives no access to calendars. */
  hash: text().notNull().unique(),
  /** Entries by UID. */
  entries: jsonb().$type<CalendarEntries>().notNull().default({}),
  createdAt: createdAt(),
});

/** Changes of a parent's class points; their sum is the balance. */
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
    /** The school's reason for the change, in free text. */
    note: text(),
    /** The staff member; null for students and operator commands. */
    staffId: integer("staff_id").references((): AnyPgColumn => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("point_ledger_account").on(t.accountId),
    // A booking is charged once and refunded once.
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
    reason: localizedText("reason"),
    createdAt: createdAt(),
  },
  (t) => [index("class_changes_class").on(t.classId, t.createdAt)],
);

/** An enquiry of a visitor about a series class, or of a company; it reserves no seat. */
export const enquiries = pgTable(
  "enquiries",
  {
    id: id(),
    /** Null for a company's enquiry. */
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
    search: searchText(),
    ...leadWorkColumns(),
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
 * Seasons of the campaign. Visitors see the published row; a draft may exist beside it. The columns repeat values of
 * the body for queries.
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
    /** The season's version when this row was written. */
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
 * Every change of a season, whose rows above may be deleted. It also counts the season's versions, which continue after
 * a draft is discarded.
 */
export const seasonHistory = pgTable(
  "season_history",
  {
    id: id(),
    region: text().$type<Region>().notNull(),
    key: text().notNull(),
    version: integer().notNull(),
    action: text().$type<SeasonAction>().notNull(),
    /** The editor's name at that time; empty for operator commands. */
    by: text().notNull(),
    before: jsonb().$type<SeasonBody>(),
    after: jsonb().$type<SeasonBody>(),
    createdAt: createdAt(),
  },
  (t) => [unique("season_history_version").on(t.region, t.key, t.version)],
);

/**
 * An enrolment in the study-in-China campaign; one per phone and season. Code and number are as first sent. Rows from
 * before the `e164` column may share a phone: the first has the key, the others have null.
 */
export const enrolments = pgTable(
  "enrolments",
  {
    id: id(),
    /** Key of the season at that time; its region is in `source`. */
    season: text().notNull(),
    name: text().notNull(),
    phoneCode: integer("phone_code").notNull(),
    phoneNumber: bigint("phone_number", { mode: "number" }).notNull(),
    e164: phoneKey(),
    email: text().notNull(),
    /** 0 if left empty. */
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
    search: searchText(),
    ...leadWorkColumns(),
  },
  (t) => [
    // For counting by campaign link (lib/campaign-links/worth.ts).
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
  name: localizedText("name"),
  brief: localizedText("brief"),
  cover: text().notNull(),
  /** Class points by level; the entry at index 1 is the displayed price. */
  levelClassPoints: integer("level_class_points").array().notNull(),
});

export const liveClasses = pgTable(
  "live_classes",
  {
    id: id(),
    courseName: localizedText("course_name"),
    lessonName: localizedText("lesson_name"),
    cover: text().notNull(),
    /** The teacher, if known. */
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

/** Free trial lessons, one per family. The desk manages their state. */
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
    /** Incremented by every change, to detect conflicting edits. */
    revision: integer().notNull().default(0),
    /** When it was requested. */
    createdAt: createdAt(),
    /** Start, set when it is arranged. */
    startsAt: instant("starts_at"),
    /** The teacher, set when known. */
    teacherId: integer("teacher_id").references(() => teachers.id),
    /** The family's wishes; null for requests from before the form existed and after the family is erased. */
    wishes: jsonb().$type<TrialWishes>(),
    /** When the family withdrew it or the school closed it. */
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
    lessonName: localizedText("lesson_name"),
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

/** Stored responses of requests with an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** The caller, since two callers may choose the same key. */
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the call's name and request. */
    requestHash: text("request_hash").notNull(),
    answer: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index("idempotency_keys_age").on(t.createdAt)],
);

/** Counters of the rate limits (lib/limits), in the schema that rate-limiter-flexible requires. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: "number" }),
});

/**
 * Networks from which an account has logged in. Both columns are HMACs under a secret of this installation, since plain
 * hashes of emails and network addresses can be reversed by guessing.
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

/** Secrets that the site generated for itself, by purpose. */
export const installationSecrets = pgTable("installation_secrets", {
  purpose: text().primaryKey(),
  /** 256 random bits, in base64url. */
  secret: text().notNull(),
});

/** Staff accounts, valid only at the desk. */
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
    /** False after a person left: they cannot log in, but their actions keep the name. */
    active: boolean().notNull().default(true),
    /** A demo account with the published password. */
    demo: boolean().notNull().default(false),
    /** Secret of the second factor, in base32; null if there is none. */
    totpSecret: text("totp_secret"),
    /** Time step of the last accepted code: no code is accepted twice (RFC 6238 section 5.2). */
    totpStep: bigint("totp_step", { mode: "number" }).notNull().default(0),
    /** SHA-256 of the unused recovery codes, in hex. */
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
    /** SHA-256 of the session's token, in hex, so that a copy of the database contains no usable session. */
    hash: text().primaryKey(),
    id: sessionId(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    /** The next login step: a code, setting up the second factor (`offer` makes it optional), or none (`in`). */
    next: text().$type<"in" | "code" | "enrol" | "offer">().notNull(),
    /** Secret of a second factor during setup, in base32. */
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

/** Links for a first login, or for recovery after losing the password or second factor. One per email. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: id(),
    /** SHA-256 of the link's token, in hex. */
    hash: text().notNull().unique(),
    email: text().notNull().unique(),
    role: text().$type<Role>().notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Hash of the mailed link, which differs from the displayed one. */
    mailedHash: text("mailed_hash").unique(),
  },
  (t) => [
    check("staff_invitations_role", sql`${t.role} in ('owner', 'editor', 'adviser')`),
    check("staff_invitations_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

/** Audit log of the desk. Rows are added and never changed. */
export const staffLog = pgTable("staff_log", {
  id: id(),
  /** Null for the operator's commands. */
  staffId: integer("staff_id").references(() => staff.id),
  act: text().notNull(),
  /** The subject of the action in a few words, without its content. */
  subject: text().notNull(),
  createdAt: createdAt(),
});
/*
 * Content edited at the desk. A record is a row of a table above, identified by kind (lib/content) and id; an
 * unpublished one already has an id from that table's sequence.
 */

export const contentRecords = pgTable(
  "content_records",
  {
    kind: text().$type<Kind>().notNull(),
    id: integer().notNull(),
    /** Incremented by each change at the desk; a save must name the version that was loaded. */
    version: integer().notNull().default(0),
    /** Unpublished fields. */
    draft: jsonb().$type<Fields>(),
    /** Scheduled publication time of the draft. */
    publishAt: instant("publish_at"),
    /** Why the scheduled publication failed. */
    problem: jsonb().$type<Issue[]>(),
    /** Edited at the desk, so that demo content is no longer topped up. */
    published: boolean().notNull().default(false),
    /** Position of a removed picture, for its restoration. */
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

/** History of changes at the desk. */
export const contentHistory = pgTable(
  "content_history",
  {
    id: id(),
    kind: text().$type<Kind>().notNull(),
    recordId: integer("record_id").notNull(),
    version: integer().notNull(),
    action: text().$type<ContentAction>().notNull(),
    /** The editor's name at that time. */
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

/** One row with the number of public content changes, which every process polls. */
export const contentState = pgTable(
  "content_state",
  { id: integer().primaryKey(), version: bigint({ mode: "number" }).notNull() },
  (t) => [check("content_state_one", sql`${t.id} = 1`)],
);

/** The school's facts as last published at the desk; they override `content/school.yaml`. */
export const schoolFacts = pgTable(
  "school_facts",
  { id: integer().primaryKey(), facts: jsonb().$type<FieldsOf<"school">>().notNull() },
  (t) => [check("school_facts_one", sql`${t.id} = 1`)],
);

/** Uploaded pictures by the SHA-256 of the processed image (lib/pictures). */
export const pictures = pgTable("pictures", {
  hash: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Whether a record or a season uses it or did: the history may restore that. */
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
 * History of a lead, one row per entry: a note, a new state, a new adviser or the next step. Deleted with its lead; it
 * remains when accounts of the staff are erased.
 */
export const leadNotes = pgTable(
  "lead_notes",
  {
    id: id(),
    enrolmentId: integer("enrolment_id").references(() => enrolments.id, { onDelete: "cascade" }),
    enquiryId: integer("enquiry_id").references(() => enquiries.id, { onDelete: "cascade" }),
    /** The author; null after that account is erased. */
    staffId: integer("staff_id").references(() => staff.id, { onDelete: "set null" }),
    kind: text().$type<LeadEventKind>().notNull(),
    /** The note, state or next step, which may be empty; empty for a new adviser. */
    text: text().notNull(),
    /** For `adviser`: the new adviser. */
    adviserId: adviserId(),
    /** For `next`: the day of the next step. */
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
 * The outbox: pending notifications, one row per channel. Written in the transaction of the event and sent afterwards
 * (lib/notifications).
 */
export const notices = pgTable(
  "notices",
  {
    id: id(),
    kind: text().$type<NotificationKind>().notNull(),
    way: text().$type<NotificationChannel>().notNull(),
    /** The recipient: the school, or the person concerned. */
    audience: text().$type<"school" | "person">().notNull(),
    /** Notifications of the same lane are sent in the order of their ids. */
    lane: text().notNull(),
    /** The member or lead concerned, so that it is erased with them. */
    accountId: integer("account_id").references(() => accounts.id),
    e164: phoneKey(),
    /** The event's data; emptied after sending. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Prevents duplicates of one-time notifications such as reminders. */
    onceKey: text("once_key").unique(),
    state: text().$type<"waiting" | "sent" | "stuck">().notNull().default("waiting"),
    tries: integer().notNull().default(0),
    nextTryAt: instant("next_try_at").notNull(),
    /** No more attempts after this time. */
    giveUpAt: instant("give_up_at").notNull(),
    /** A process is sending it until this time. */
    leaseUntil: instant("lease_until"),
    /** The last error, without personal data. */
    error: text(),
    /** Time of the last failed attempt. */
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

/** A campaign link; its segment starts with the region: `vn-tiktok-tet`. */
export const campaignLinks = pgTable("campaign_links", {
  id: id(),
  segment: text().notNull().unique(),
  note: text().notNull(),
  /** The other UTM parameters of its address, by name. */
  utm: jsonb().$type<Omit<CampaignOrigin, "segment">>().notNull(),
  /** No longer counted or listed as active. */
  ended: boolean().notNull().default(false),
  createdAt: createdAt(),
});

/** Daily counts of a link, in the school's time zone. Enrolments are counted from the leads instead. */
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

/** A row of the staff table. */
export type Staff = typeof staff.$inferSelect;
