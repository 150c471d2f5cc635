import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { SeasonBody } from "./content";
import type { Region } from "../../base/reference/campaign-regions";
import { id, instant, demoKey } from "../../base/db/columns";

/**
 * Seasons of the campaign. `body` has the published fields; the dates repeat two of them for queries. A row without a
 * body gives an id to a season that exists only as a draft or as a file.
 */
export const campaignSeasons = pgTable(
  "campaign_seasons",
  {
    id: id(),
    region: text().$type<Region>().notNull(),
    key: text().notNull(),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    body: jsonb().$type<SeasonBody>(),
    /** Whether the desk unpublished the season, which hides a file of the same region and key. */
    unpublished: boolean().notNull().default(false),
    demoKey: demoKey(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    unique("campaign_seasons_once").on(t.region, t.key),
    check("campaign_seasons_time", sql`${t.endsAt} > ${t.startsAt}`),
    check("campaign_seasons_dates", sql`num_nulls(${t.startsAt}, ${t.endsAt}, ${t.body}) in (0, 3)`),
  ],
);
