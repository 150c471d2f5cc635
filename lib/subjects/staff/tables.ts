import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Role } from "../../base/desk/roles";
import { sessionDevice, id, instant, invitationLinks, createdAt, sessionId } from "../../base/db/columns";

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
    /** Whether an owner lets this adviser enter class points; owners always may. */
    entersPoints: boolean("enters_points").notNull().default(false),
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
    check("staff_role", sql`${t.role} in ('owner', 'editor', 'adviser', 'accountant')`),
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
    email: text().notNull().unique(),
    role: text().$type<Role>().notNull(),
    ...invitationLinks(),
  },
  (t) => [
    check("staff_invitations_role", sql`${t.role} in ('owner', 'editor', 'adviser', 'accountant')`),
    check("staff_invitations_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

/** Audit log of the desk. Rows are added and never changed, except that erasing a person deletes the notes about them. */
export const staffLog = pgTable("staff_log", {
  id: id(),
  /** Null for the operator's commands. */
  staffId: integer("staff_id").references(() => staff.id),
  act: text().notNull(),
  /** The subject of the action in a few words, without its content. */
  subject: text().notNull(),
  /** The reason that the member of staff entered, in free text. */
  note: text(),
  /** The accounts that the note may be about; without a reference, since a log line outlives them. */
  noteAccounts: integer("note_accounts")
    .array()
    .notNull()
    .default(sql`'{}'::integer[]`),
  createdAt: createdAt(),
});

/** A row of the staff table. */
export type Staff = typeof staff.$inferSelect;
