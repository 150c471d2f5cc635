import { pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../base/db/columns";
import type { SetupMark } from "./setup-steps";

/** What staff marked in the list of first steps: a step as done, or the list as hidden. */
export const setupMarks = pgTable("setup_marks", {
  mark: text().$type<SetupMark>().primaryKey(),
  createdAt: createdAt(),
});

/** Instants of backups that `npm run backup` verified, of which the start page shows the latest. */
export const backups = pgTable("backups", {
  /** When the rows were read. */
  madeAt: instant("made_at").primaryKey(),
});
