import { instantOf } from "./dates";
import type { SeasonBody } from "./season-schema";

/** The fields of a season that decide when it is shown. */
export type SeasonSpan = Pick<SeasonBody, "region" | "key" | "from" | "until" | "zone">;

export const seasonStart = (season: SeasonSpan) => instantOf(season, season.from, "00:00").getTime();
export const seasonEnd = (season: SeasonSpan) => instantOf(season, season.until, "00:00").getTime();

/**
 * Chooses the season that visitors of a region see: the running one (from <= now < until), of several the one that started
 * last; otherwise the one that ended last; if none has started yet, the one that starts first.
 * @param seasons the published seasons of one region
 * @returns undefined if there are none
 */
export function chooseSeason<Kept extends SeasonSpan>(seasons: readonly Kept[], now: Date): Kept | undefined {
  const at = now.getTime();
  const latest = (of: (season: Kept) => number) => (a: Kept, b: Kept) => of(b) - of(a);
  const begun = seasons.filter((season) => seasonStart(season) <= at);
  const running = begun.filter((season) => at < seasonEnd(season)).sort(latest(seasonStart));
  const ended = [...begun].sort(latest(seasonEnd));
  const coming = [...seasons].sort((a, b) => seasonStart(a) - seasonStart(b));
  return running[0] ?? ended[0] ?? coming[0];
}
