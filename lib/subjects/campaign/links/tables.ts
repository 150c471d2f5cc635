import { sql } from "drizzle-orm";
import { boolean, check, date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CampaignOrigin } from "../../../base/contract/campaign-origin";
import { id, createdAt } from "../../../base/db/columns";

/** A campaign link; its segment starts with the region: `vn-tiktok-tet`. */
export const campaignLinks = pgTable("campaign_links", {
  id: id(),
  segment: text().notNull().unique(),
  note: text().notNull(),
  /** The other UTM parameters of its address, by name. */
  utm: jsonb().$type<Omit<CampaignOrigin, "segment">>().notNull(),
  /** No longer counted or listed as active. */
  ended: boolean().notNull().default(false),
  createdAt: createdAt(),
});

/** Daily counts of a link, in the school's time zone. Enrolments are counted from the leads instead. */
export const campaignLinkDays = pgTable(
  "campaign_link_days",
  {
    linkId: integer("link_id")
      .notNull()
      .references(() => campaignLinks.id, { onDelete: "cascade" }),
    day: date().notNull(),
    visits: integer().notNull().default(0),
    begun: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.linkId, t.day] }),
    check("campaign_link_days_counts", sql`${t.visits} >= 0 and ${t.begun} >= 0`),
  ],
);
