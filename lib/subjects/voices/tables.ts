import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, localizedColumn, updatedAt } from "../../base/db/columns";
import type { Language } from "../../base/i18n/languages";

/** What students say about learning here. */
export const studentVoices = pgTable(
  "student_voices",
  {
    id: id(),
    /** As the student wishes to be named. */
    name: text().notNull(),
    /** Two-letter country code. */
    country: text().notNull(),
    quote: localizedColumn("quote"),
    /** The language in which the student wrote; the other quotes are translations. */
    originalLanguage: text("original_language").$type<Language>().notNull(),
    /** Address of the picture; empty if there is none. */
    picture: text().notNull(),
    learned: localizedColumn("learned"),
    /** When and how the student agreed. Never public. */
    consent: text().notNull(),
    /** Position in the list; voices without one follow, the oldest first. */
    order: integer(),
    /** When visitors first see it; null for at once. */
    activeFrom: instant("active_from"),
    /** When visitors no longer see it; null for never. */
    activeUntil: instant("active_until"),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("student_voices_consent", sql`${t.consent} <> ''`),
    check("student_voices_active", sql`${t.activeUntil} > ${t.activeFrom}`),
  ],
);
