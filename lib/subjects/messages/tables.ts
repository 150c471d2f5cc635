import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, id } from "../../base/db/columns";
import type { Language } from "../../base/i18n/languages";
import { notifications } from "../../engines/notifications/tables";
import { accounts } from "../identity/tables";
import { enrolments } from "../leads/tables";
import { staff } from "../staff/tables";
import type { Audience, MessageTexts, RecipientState } from "./message";

/** What staff wrote to a group of families or leads. */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    audience: jsonb().$type<Audience>().notNull(),
    /** Whether it is news or an offer, which recipients can opt out of. */
    advertising: boolean().notNull(),
    texts: jsonb().$type<MessageTexts>().notNull(),
    staffId: integer("staff_id").references(() => staff.id, { onDelete: "set null" }),
    /** SHA-256 of audience, texts and the school's day, in hex: two tabs or presses send once. */
    digest: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [index("messages_staff").on(t.staffId, t.createdAt)],
);

/** The recipients of a message, each once: a family, or a lead. */
export const messageRecipients = pgTable(
  "message_recipients",
  {
    id: id(),
    messageId: integer("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    /** The account that the family is reached through. */
    accountId: integer("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    enrolmentId: integer("enrolment_id").references(() => enrolments.id, { onDelete: "cascade" }),
    /** The family's students that the message is about. */
    studentIds: integer("student_ids").array().notNull(),
    language: text().$type<Language>().notNull(),
    state: text().$type<RecipientState>().notNull(),
    /** Its notification, until that is deleted. */
    noticeId: integer("notice_id").references(() => notifications.id, { onDelete: "set null" }),
  },
  (t) => [
    unique("message_recipients_account").on(t.messageId, t.accountId),
    unique("message_recipients_enrolment").on(t.messageId, t.enrolmentId),
    index("message_recipients_of_account").on(t.accountId),
    index("message_recipients_of_enrolment").on(t.enrolmentId),
    index("message_recipients_notice").on(t.noticeId),
    check("message_recipients_of_one", sql`(${t.accountId} is null) <> (${t.enrolmentId} is null)`),
    check(
      "message_recipients_state",
      sql`${t.state} in ('waiting', 'sent', 'byHand', 'failed', 'dropped', 'expired', 'optedOut', 'unconfirmed')`,
    ),
  ],
);

/** Who gets no news and offers: an email in lower case, a phone in E.164, or `account:` with an id. */
export const advertisingOptOuts = pgTable("advertising_opt_outs", {
  address: text().primaryKey(),
  createdAt: createdAt(),
});
