import type { Region } from "../../base/reference/campaign-regions";

/**
 * Returns the key of the season that a region shows.
 * @param seasons regions and keys, as campaign pages carry them: `vn:2021-01 id:2021-01 en:2026-12`
 */
export function shownSeason(seasons: string, region: Region): string | undefined {
  return seasons
    .split(" ")
    .find((name) => name.startsWith(`${region}:`))
    ?.slice(region.length + 1);
}
