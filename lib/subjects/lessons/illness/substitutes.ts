import type { Language } from "../../../base/i18n/languages";
import type { BusyTime, Period } from "../../../base/schedule/plan-warnings";
import type { TaughtKind } from "../kinds";

/** A teacher who may substitute. */
export type Candidate = {
  id: number;
  name: string;
  /** Codes of lib/base/reference/spoken-languages.ts. */
  languages: readonly string[];
  kinds: ReadonlySet<TaughtKind>;
  busyTimes: readonly BusyTime[];
};

type Need = {
  kind: TaughtKind;
  /** Languages that the families read. */
  languages: readonly Language[];
  periods: readonly Period[];
};

export type Substitute = { id: number; name: string; teaches_kind: boolean; speaks: boolean };

/** The spoken language of people who read a language of the site, such as zh of all kinds of Chinese. */
const spokenBy = (language: Language): string => new Intl.Locale(language).language;

const overlaps = (one: Period, other: Period) => one.startsAt < other.endsAt && one.endsAt > other.startsAt;

/**
 * Proposes the teachers who are free at all times, the most suitable first: who teach the kind and speak with the most
 * students; of two that match once, who speaks with them. If no language of the students is known, every teacher counts as speaking it.
 * @param candidates in the order of their names, without the ill teacher
 */
export function proposeSubstitutes(candidates: readonly Candidate[], need: Need): Substitute[] {
  const { kind, languages, periods } = need;
  const countSpoken = (candidate: Candidate) =>
    languages.filter((language) => candidate.languages.includes(spokenBy(language))).length;
  return candidates
    .filter(({ busyTimes }) => !periods.some((period) => busyTimes.some((busy) => overlaps(period, busy))))
    .map((candidate) => {
      const spoken = countSpoken(candidate);
      const teachesKind = candidate.kinds.has(kind);
      const speaks = languages.length === 0 || spoken > 0;
      return {
        substitute: { id: candidate.id, name: candidate.name, teaches_kind: teachesKind, speaks },
        ...{ matches: Number(teachesKind) + Number(speaks), spoken },
      };
    })
    .toSorted((one, other) => other.matches - one.matches || other.spoken - one.spoken)
    .map(({ substitute }) => substitute);
}
