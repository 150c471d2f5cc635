import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { PictureFormat } from "./address";
import { bytes, createdAt } from "../../base/db/columns";

/** Uploaded pictures by the SHA-256 of the processed image (lib/engines/pictures). */
export const pictures = pgTable("pictures", {
  hash: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Whether a record or a season uses it or did: the history may restore that. */
  used: boolean().notNull().default(false),
  createdAt: createdAt(),
});

export const pictureFiles = pgTable(
  "picture_files",
  {
    hash: text()
      .notNull()
      .references(() => pictures.hash, { onDelete: "cascade" }),
    width: integer().notNull(),
    format: text().$type<PictureFormat>().notNull(),
    data: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hash, t.width, t.format] })],
);
