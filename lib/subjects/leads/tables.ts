import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import type { Company } from "../../base/contract/company";
import type { LeadEventKind, LeadState } from "./lead-states";
import { id, instant, createdAt, suspect, origin, searchText, phoneKey } from "../../base/db/columns";
import { accounts } from "../identity/tables";
import { seriesClasses } from "../series/tables";
import { staff } from "../staff/tables";

/** The responsible adviser; null after that account is erased. */
export const adviserId = () =>
  integer("adviser_id").references((): AnyPgColumn => staff.id, { onDelete: "set null" });

/** The day of the next step, in the school's time zone. */
const nextOn = () => date("next_on", { mode: "string" });

/** The member who was logged in when the form was sent, or the family that staff entered from the lead; else null. */
const senderId = () =>
  integer("account_id").references((): AnyPgColumn => accounts.id, { onDelete: "set null" });

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

/** An enquiry of a visitor, about a series class or not, or of a company; it reserves no seat. */
export const enquiries = pgTable(
  "enquiries",
  {
    id: id(),
    /** Null for an enquiry about no class. */
    classId: integer("class_id").references(() => seriesClasses.id),
    company: jsonb().$type<Company>(),
    /** A visitor's question; a company's is in `company`. */
    message: text().notNull().default(""),
    name: text().notNull(),
    region: text().notNull(),
    /** Code-dash-number. */
    phone: text().notNull(),
    e164: phoneKey(),
    accountId: senderId(),
    suspect: suspect(),
    origin: origin(),
    createdAt: createdAt(),
    search: searchText(),
    ...leadWorkColumns(),
  },
  (t) => [
    index("enquiries_class").on(t.classId),
    index("enquiries_e164").on(t.e164),
    index("enquiries_account").on(t.accountId),
    index("enquiries_newest").on(t.createdAt, t.id),
    index("enquiries_state").on(t.state, t.createdAt, t.id),
    index("enquiries_adviser").on(t.adviserId, t.nextOn),
    check(
      "enquiries_of_one",
      sql`num_nonnulls(${t.classId}, ${t.company}) = 1 or (num_nonnulls(${t.classId}, ${t.company}) = 0 and ${t.message} <> '')`,
    ),
    check("enquiries_state_name", sql`${t.state} in ('new', 'contacted', 'enrolled', 'lost')`),
  ],
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
    accountId: senderId(),
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
    // For counting by campaign link (lib/subjects/campaign/links/worth.ts).
    index("enrolments_link").on(sql`lower(${t.origin} ->> 'segment')`, t.createdAt),
    unique("enrolments_phone").on(t.phoneCode, t.phoneNumber, t.season, t.source),
    unique("enrolments_e164").on(t.e164, t.season, t.source),
    index("enrolments_account").on(t.accountId),
    index("enrolments_newest").on(t.createdAt, t.id),
    index("enrolments_season").on(t.season, t.createdAt, t.id),
    index("enrolments_state").on(t.state, t.createdAt, t.id),
    index("enrolments_adviser").on(t.adviserId, t.nextOn),
    index("enrolments_email").on(sql`lower(${t.email})`),
    check("enrolments_state_name", sql`${t.state} in ('new', 'contacted', 'enrolled', 'lost')`),
  ],
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
    check("lead_notes_kind", sql`${t.kind} in ('note', 'state', 'adviser', 'nobody', 'next', 'family')`),
    check("lead_notes_of_one", sql`(${t.enrolmentId} is null) <> (${t.enquiryId} is null)`),
  ],
);
