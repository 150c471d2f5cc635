import { regions } from "../../base/reference/campaign-regions";
import { campaignSeasons } from "./tables";
import { listRecordRows } from "../../engines/content/records";
import type { Database } from "../../base/db/types";
import type { SeasonBody } from "./content";
import { findSeason } from "./current-season";
import { seasonFiles } from "./season-files";
import { seasonId, seasonStore } from "./store";

/** Lists the seasons of files and database, latest start first. */
export async function listAllSeasons(db: Database, now: Date) {
  const published = await seasonStore.read(db);
  const rows = await db.select({ id: campaignSeasons.id }).from(campaignSeasons);
  const records = await listRecordRows<SeasonBody>(db, "season");
  const shownSeasons = await Promise.all(regions.map((region) => findSeason(region, now)));
  const shown = new Set(shownSeasons.flatMap((season) => (season ? [seasonId(season)] : [])));
  const files = new Set(seasonFiles().map(({ body }) => seasonId(body)));
  return rows
    .flatMap(({ id }) => {
      const record = records.find((one) => one.id === id);
      const draft = record?.draft;
      const season = draft ?? published.get(id);
      if (!season) return [];
      const { region, key, name, from, until } = season;
      return {
        ...{ id, region, key, name, from, until, version: record?.version ?? 0 },
        draft: Boolean(draft),
        published: published.has(id),
        file: files.has(seasonId(season)),
        shown: shown.has(seasonId(season)),
      };
    })
    .sort((a, b) => b.from.localeCompare(a.from) || a.region.localeCompare(b.region));
}
