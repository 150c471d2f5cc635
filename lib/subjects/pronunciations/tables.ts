import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, instant, localizedColumn, updatedAt } from "../../base/db/columns";
import type { Language } from "../../base/i18n/languages";
import { teachers } from "../teachers/tables";
import type { PronunciationFields } from "./content";
import { maxRecordingBytes } from "./limits";

const teacherId = () =>
  integer("teacher_id")
    .notNull()
    .references(() => teachers.id, { onDelete: "cascade" });

/** What teachers recorded, published or not. */
export const pronunciationRecordings = pgTable(
  "pronunciation_recordings",
  {
    id: id(),
    teacherId: teacherId(),
    /** One of `recordableTexts`, or `introductionName`. */
    text: text().notNull(),
    /** SHA-256 of the file, in hex. */
    hash: text().notNull(),
    /** A WAV file as of lib/engines/sounds/wav. */
    data: bytes().notNull(),
    durationMs: integer("duration_ms").notNull(),
    /** Whether the teacher gave it to the school. */
    sent: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique("pronunciation_recordings_of_text").on(t.teacherId, t.text, t.hash),
    index("pronunciation_recordings_hash").on(t.hash),
    check("pronunciation_recordings_size", sql.raw(`octet_length(data) <= ${maxRecordingBytes}`)),
  ],
);

/**
 * That a teacher agreed to the use of the recordings. It belongs to the teacher and not to the account, like the
 * consents of members, because published recordings outlive a teacher's account.
 */
export const pronunciationConsents = pgTable("pronunciation_consents", {
  teacherId: integer("teacher_id")
    .primaryKey()
    .references(() => teachers.id, { onDelete: "cascade" }),
  /** The sentence that the teacher agreed to, and its language. */
  sentence: text().notNull(),
  language: text().$type<Language>().notNull(),
  createdAt: instant("created_at").notNull(),
});

/** The published recordings of a teacher. */
export const pronunciations = pgTable("pronunciations", {
  /** The teacher's. */
  id: integer()
    .primaryKey()
    .references(() => teachers.id, { onDelete: "cascade" }),
  name: localizedColumn("name"),
  recordings: jsonb().$type<PronunciationFields["recordings"]>().notNull(),
  updatedAt: updatedAt(),
});
