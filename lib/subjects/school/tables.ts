import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { SchoolFields } from "./content";
import { id } from "../../base/db/columns";
import type { Localized } from "../../base/db/localized";

export const partners = pgTable("partners", {
  id: id(),
  name: text().notNull(),
  /** The name in languages that call the university something else. */
  names: jsonb().$type<Localized>().notNull().default({}),
  link: text().notNull(),
  /** The logo. */
  content: text().notNull(),
});

/** The school's facts as last published at the desk; they override `content/school.yaml`. */
export const schoolFacts = pgTable(
  "school_facts",
  { id: integer().primaryKey(), facts: jsonb().$type<SchoolFields>().notNull() },
  (t) => [check("school_facts_one", sql`${t.id} = 1`)],
);
