import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { SeasonAction } from "../campaign/season-action";
import type { SeasonBody, SeasonState } from "../campaign/season-schema";
import type { Region } from "../reference/campaign-regions";
import { id, instant, createdAt, demoKey } from "../db/columns";

/**
 * Seasons of the campaign. Visitors see the published row; a draft may exist beside it. The columns repeat values of
 * the body for queries.
 */
export const campaignSeasons = pgTable(
  "campaign_seasons",
  {
    id: id(),
    region: text().$type<Region>().notNull(),
    key: text().notNull(),
    state: text().$type<SeasonState>().notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    body: jsonb().$type<SeasonBody>().notNull(),
    /** The season's version when this row was written. */
    version: integer().notNull().default(1),
    demoKey: demoKey(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    unique("campaign_seasons_once").on(t.region, t.key, t.state),
    check("campaign_seasons_state", sql`${t.state} in ('draft', 'published')`),
    check("campaign_seasons_time", sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/**
 * Every change of a season, whose rows above may be deleted. It also counts the season's versions, which continue after
 * a draft is discarded.
 */
export const seasonHistory = pgTable(
  "season_history",
  {
    id: id(),
    region: text().$type<Region>().notNull(),
    key: text().notNull(),
    version: integer().notNull(),
    action: text().$type<SeasonAction>().notNull(),
    /** The editor's name at that time; empty for operator commands. */
    by: text().notNull(),
    before: jsonb().$type<SeasonBody>(),
    after: jsonb().$type<SeasonBody>(),
    createdAt: createdAt(),
  },
  (t) => [unique("season_history_version").on(t.region, t.key, t.version)],
);
