import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { ConsentDocument } from "../../base/contract/consent";
import { createdAt, id } from "../../base/db/columns";
import { accounts } from "../identity/tables";
import { enquiries, enrolments } from "../leads/tables";

/**
 * What a person agreed to in a form, when, and in which version. A row belongs to the account, enrolment or enquiry that
 * the form created, and is deleted with it.
 */
export const consents = pgTable(
  "consents",
  {
    id: id(),
    accountId: integer("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    enrolmentId: integer("enrolment_id").references(() => enrolments.id, { onDelete: "cascade" }),
    enquiryId: integer("enquiry_id").references(() => enquiries.id, { onDelete: "cascade" }),
    document: text().$type<ConsentDocument>().notNull(),
    /** The date of the document's version; null if the school's own version has none. */
    version: date({ mode: "string" }),
    /** SHA-256 of the document's source, in hex, which distinguishes versions of the same date. */
    digest: text().notNull(),
    /** The language of the document that was offered. */
    language: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("consents_account").on(t.accountId),
    index("consents_enrolment").on(t.enrolmentId),
    index("consents_enquiry").on(t.enquiryId),
    check("consents_document", sql`${t.document} in ('terms', 'privacy')`),
    check("consents_of_one", sql`num_nonnulls(${t.accountId}, ${t.enrolmentId}, ${t.enquiryId}) = 1`),
  ],
);
