import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Placement } from "../../base/contract/types";
import { id, instant, languageList } from "../../base/db/columns";
import type { Localized } from "../../base/db/localized";

/** Banners, body images, videos and adverts, by placement. */
export const linkProperties = pgTable(
  "link_properties",
  {
    id: id(),
    type: integer().$type<Placement["type"]>().notNull(),
    name: text().$type<Placement["name"]>().notNull(),
    link: text().notNull(),
    url: text(),
    /** Alternative text; null for a decorative picture. */
    alt: jsonb("alt").$type<Localized>(),
    order: integer().notNull(),
    /** Start of the display period; null for no start. */
    shownFrom: instant("shown_from"),
    /** End of the display period; null for no end. */
    shownUntil: instant("shown_until"),
    /** Languages in which it is shown; empty for all. */
    languages: languageList(),
  },
  (t) => [
    index("link_properties_placement").on(t.type, t.name, t.order),
    check("link_properties_type", sql`${t.type} in (1, 2, 3)`),
    check("link_properties_shown", sql`${t.shownUntil} > ${t.shownFrom}`),
  ],
);
