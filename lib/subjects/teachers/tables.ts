import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { createdAt, id, invitationLinks, updatedAt, localizedColumn } from "../../base/db/columns";

export const teachers = pgTable("teachers", {
  id: id(),
  nickname: localizedColumn("nickname"),
  avatar: text().notNull(),
  /** Two-letter country code. */
  country: text().notNull(),
  /** Languages the teacher speaks, as codes (lib/base/reference/spoken-languages.ts). */
  languages: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  description: localizedColumn("description"),
  /** Public address of a video of the teacher; empty if there is none. */
  video: text().notNull().default(""),
  /** Address of what the teacher says about themself (lib/subjects/pronunciations); empty if there is none. */
  introduction: text().notNull().default(""),
  recommended: boolean().notNull(),
  /** Secret address of the teacher's online classroom, shown only to participants; null if there is none. */
  meetingUrl: text("meeting_url"),
  updatedAt: updatedAt(),
});

/** An open invitation of a teacher to an account. Each teacher has at most one, and each link works once. */
export const teacherInvitations = pgTable(
  "teacher_invitations",
  {
    id: id(),
    teacherId: integer("teacher_id")
      .notNull()
      .unique()
      .references(() => teachers.id, { onDelete: "cascade" }),
    /** In lower case. */
    email: text().notNull(),
    createdAt: createdAt(),
    ...invitationLinks(),
  },
  (t) => [
    index("teacher_invitations_expiry").on(t.expiresAt),
    check("teacher_invitations_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);
