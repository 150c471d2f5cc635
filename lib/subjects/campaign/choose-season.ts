import { instantOf } from "./dates";
import type { SeasonBody } from "./content";

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
export function chooseSeason<Item extends SeasonSpan>(seasons: readonly Item[], now: Date): Item | undefined {
  const nowMs = now.getTime();
  const byLatest = (of: (season: Item) => number) => (a: Item, b: Item) => of(b) - of(a);
  const started = seasons.filter((season) => seasonStart(season) <= nowMs);
  const running = started.filter((season) => nowMs < seasonEnd(season)).sort(byLatest(seasonStart));
  const ended = [...started].sort(byLatest(seasonEnd));
  const coming = [...seasons].sort((a, b) => seasonStart(a) - seasonStart(b));
  return running[0] ?? ended[0] ?? coming[0];
}
