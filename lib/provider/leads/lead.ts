import { originFields } from "../../campaign/origin";

/**
 * What is told of every lead, in the order of an export's columns. Scripts may read them by their place: new ones come
 * at the end.
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
  // "yes" where no person seems to have filled the form in (docs/security.md).
  "suspect",
  ...originFields,
  // For people: in the reader's language, and by the school's clock.
  "created_at_school",
  "source_name",
  "interest_names",
  "class_name",
  "state",
  "adviser",
  "next_step",
  // A day, as in 2026-01-31.
  "next_on",
  // One a line, the oldest first, with when and who.
  "notes",
  // Of a company's enquiry, its size and goals in the reader's language.
  "company",
  "company_size",
  "company_goals",
  "message",
] as const;

export type LeadColumn = (typeof leadColumns)[number];

type Always = {
  /** Enrolled in the campaign; asked about a series class as a visitor, or about classes as a company. */
  kind: "enrolment" | "enquiry";
  /** Within its kind. */
  id: number;
  /** ISO 8601, in UTC. */
  created_at: string;
  name: string;
  /** Code-dash-number, such as 84-912345678. */
  phone: string;
};

/** Someone the school may call. What its kind does not ask for is null. */
export type Lead = Always & Record<Exclude<LeadColumn, keyof Always>, string | number | null>;

/** A lead of what is known of it. */
export function lead(known: Always & Partial<Lead>): Lead {
  return Object.fromEntries(leadColumns.map((column) => [column, known[column] ?? null])) as Lead;
}
