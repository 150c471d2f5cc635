import { originFields } from "../../base/contract/campaign-origin";

/**
 * The columns of an export in their order. Scripts may read them by position, so new columns are added at the end.
 */
export const leadColumns = [
  "kind",
  "id",
  "created_at",
  "name",
  "phone",
  "email",
  "gpa_score",
  "intention_city",
  "intention_university",
  "intention_major",
  // Key of the campaign's season; its region is the source.
  "season",
  "source",
  "interest",
  "activation_code",
  "class_id",
  "region",
  // "yes" if the form was probably not filled in by a person (docs/security.md).
  "suspect",
  ...originFields,
  // Localized, and in the school's time zone.
  "created_at_school",
  "source_name",
  "interest_names",
  "class_name",
  "state",
  "adviser",
  "next_step",
  // A date, such as 2026-01-31.
  "next_on",
  // One per line, oldest first, with time and author.
  "notes",
  // Company enquiries only, with size and goals in the reader's language.
  "company",
  "company_size",
  "company_goals",
  "message",
  // One per line: document, version, language and time in UTC.
  "consents",
] as const;

export type LeadColumn = (typeof leadColumns)[number];

type RequiredFields = {
  /** A campaign enrolment, or an enquiry by a visitor or a company. */
  kind: "enrolment" | "enquiry";
  /** Unique within the kind. */
  id: number;
  /** ISO 8601, in UTC. */
  created_at: string;
  name: string;
  /** Code-dash-number, such as 84-912345678. */
  phone: string;
};

/** A person to contact. Columns of other kinds are null. */
export type Lead = RequiredFields & Record<Exclude<LeadColumn, keyof RequiredFields>, string | number | null>;

/** Creates a lead; missing columns are null. */
export function toLead(fields: RequiredFields & Partial<Lead>): Lead {
  return Object.fromEntries(leadColumns.map((column) => [column, fields[column] ?? null])) as Lead;
}
