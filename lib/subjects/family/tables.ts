import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, invitationLinks } from "../../base/db/columns";
import { accounts } from "../identity/tables";
import { staff } from "../staff/tables";

/**
 * The invitation of a family that staff entered, to the account that awaits acceptance. It stays when it has expired, so
 * that the desk shows it and the family can ask for a new link; accepting or withdrawing it deletes it.
 */
export const familyInvitations = pgTable(
  "family_invitations",
  {
    id: id(),
    accountId: integer("account_id")
      .notNull()
      .unique()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Where it was mailed, in lower case; null if the family has no email and gets the link by hand. */
    email: text(),
    createdAt: createdAt(),
    ...invitationLinks(),
  },
  (t) => [check("family_invitations_email_lower", sql`${t.email} = lower(${t.email})`)],
);

/** What staff wrote about a family; never shown to it. Deleted with the account that holds the family's points. */
export const familyNotes = pgTable(
  "family_notes",
  {
    id: id(),
    /** The account that holds the family's class points. */
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The author; null after that account is erased. */
    staffId: integer("staff_id").references(() => staff.id, { onDelete: "set null" }),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("family_notes_account").on(t.accountId)],
);
