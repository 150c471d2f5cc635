import { currentSeason } from "../../campaign/current-season";
import { regions } from "../../campaign/region";
import { seasonFiles } from "../../campaign/season-files";
import type { SeasonBody } from "../../campaign/season-schema";
import type { Database } from "../db/types";
import { lastVersions, listSeasons, nameOf } from "./seasons";

type Listed = { body: SeasonBody; draft: boolean; published: boolean; file: boolean };

/** Lists the seasons of files and database, latest start first. */
export async function seasonsList(db: Database, now: Date) {
  // Versions are read before their rows, as in `readSeason`.
  const versions = await lastVersions(db);
  const rows = await listSeasons(db);
  const shown = new Set(
    await Promise.all(regions.map(async (region) => nameOf(await currentSeason(region, now)))),
  );
  const seen = new Map<string, Listed>();
  for (const { body } of seasonFiles())
    seen.set(nameOf(body), { body, draft: false, published: false, file: true });
  for (const { state, body } of rows) {
    const known = seen.get(nameOf(body)) ?? { draft: false, published: false, file: false };
    seen.set(nameOf(body), { ...known, body, [state]: true });
  }
  return [...seen.values()]
    .sort((a, b) => b.body.from.localeCompare(a.body.from) || a.body.region.localeCompare(b.body.region))
    .map(({ body, ...rest }) => {
      const { region, key, name, from, until } = body;
      const isKept = rest.draft || rest.published;
      const version = isKept ? (versions.get(nameOf(body)) ?? 0) : 0;
      return { region, key, name, from, until, version, ...rest, shown: shown.has(nameOf(body)) };
    });
}
