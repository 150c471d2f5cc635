import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { sessionDevice, id, instant, createdAt, suspect, searchText, sessionId } from "../../base/db/columns";
import type { Messenger } from "../../base/contract/trial-request";
import type { CalendarEntries } from "../../base/calendars/calendar-entries";
import { teachers } from "../teachers/tables";

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
    /** Phone for contact, in E.164; null if unknown. */
    phone: text(),
    /** Entered by staff: the family has not accepted its invitation, so it has neither consented nor chosen a password. */
    awaitsAcceptance: boolean("awaits_acceptance").notNull().default(false),
    /** Language and time zone for mail, as last sent by the browser. */
    language: text(),
    timeZone: text("time_zone"),
    /** The messenger that the family prefers to mail, with its phone number in E.164 or its id there. */
    messenger: text().$type<Messenger>(),
    messengerContact: text("messenger_contact"),
    parentId: integer("parent_id").references((): AnyPgColumn => accounts.id),
    /** A teacher has at most one account. */
    teacherId: integer("teacher_id")
      .unique()
      .references(() => teachers.id),
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
    index("accounts_phone").on(t.phone),
    index("accounts_name").on(sql`${t.sortKey} collate "C"`, sql`${t.nickname} collate "C"`, t.id),
    index("accounts_pinyin").on(sql`${t.pinyinKey} collate "C"`, sql`${t.nickname} collate "C"`, t.id),
    check("accounts_kind", sql`${t.kind} in ('parent', 'student', 'teacher')`),
    check("accounts_parent_of_student", sql`(${t.kind} = 'student') = (${t.parentId} is not null)`),
    check("accounts_teacher_of_teacher", sql`(${t.kind} = 'teacher') = (${t.teacherId} is not null)`),
    check("accounts_points_of_parent", sql`(${t.kind} = 'parent') = (${t.points} is not null)`),
    check("accounts_points", sql`${t.points} >= 0`),
    check(
      "accounts_login",
      sql`case when ${t.awaitsAcceptance} then ${t.passwordHash} is null else (${t.email} is null) = (${t.passwordHash} is null) end`,
    ),
    check("accounts_email_lower", sql`${t.email} = lower(${t.email})`),
    check("accounts_messenger", sql`${t.messenger} in ('whatsapp', 'zalo', 'kakaotalk')`),
    check("accounts_messenger_contact", sql`(${t.messenger} is null) = (${t.messengerContact} is null)`),
    check(
      "accounts_birth_year",
      sql`${t.birthYear} is null or (${t.kind} = 'student' and ${t.birthYear} between 1900 and 2200)`,
    ),
    // A person who turns 18 this year may still be 17. Consent comes with the acceptance.
    check(
      "accounts_consent",
      sql`${t.birthYear} is null or ${t.consentAt} is not null or ${t.awaitsAcceptance} or extract(year from ${t.createdAt} at time zone 'UTC') - ${t.birthYear} > 18`,
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
