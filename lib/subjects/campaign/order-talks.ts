import { instantOf } from "./dates";
import type { Season, Session } from "./season";

export type OrderedTalk = {
  session: Session;
  /** Its index in the season. */
  index: number;
  /** Whether it has ended while others are still to come. */
  isPast: boolean;
};

/**
 * Orders the talks of a season for visitors: those to come first, then the ended ones, each in the order of the season.
 * Once all have ended, as in a past season, none is marked as past.
 */
export function orderTalks(season: Season, now: number): OrderedTalk[] {
  const talks = season.sessions.map((session, index) => {
    const start =
      session.date === undefined ? Infinity : instantOf(season, session.date, season.eventTime).getTime();
    return { session, index, isPast: start + season.eventMinutes * 60_000 <= now };
  });
  const [toCome, ended] = [talks.filter(({ isPast }) => !isPast), talks.filter(({ isPast }) => isPast)];
  const hasDated = toCome.some(({ session }) => session.date !== undefined);
  return hasDated ? [...toCome, ...ended] : talks.map((talk) => ({ ...talk, isPast: false }));
}
