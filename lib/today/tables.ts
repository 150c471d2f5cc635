import { pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "../db/columns";
import type { SetupMark } from "./setup-steps";

/** What staff marked in the list of first steps: a step as done, or the list as hidden. */
export const setupMarks = pgTable("setup_marks", {
  mark: text().$type<SetupMark>().primaryKey(),
  createdAt: createdAt(),
});
