import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { id, updatedAt, localizedText } from "../db/columns";

export const teachers = pgTable("teachers", {
  id: id(),
  nickname: localizedText("nickname"),
  avatar: text().notNull(),
  /** Two-letter country code. */
  country: text().notNull(),
  description: localizedText("description"),
  recommended: boolean().notNull(),
  updatedAt: updatedAt(),
});
