import type { Localized } from "../../base/db/localized";
import { isTraditional, languages, type Language } from "../../base/i18n/languages";
import { addDays } from "../../base/schedule/zoned";
import type { ClosedDays } from "./closed-days";

/* Public holidays from the package `date-holidays`. It is loaded on first use, because its data take 2 MB. Server only. */

type Holiday = { firstDay: string; lastDay: string; name: string };

const dayMs = 24 * 60 * 60 * 1000;

/** The countries whose Chinese names are in traditional characters. */
const traditionalCountries = ["HK", "MO", "TW"];
const chinese = "zh";

/**
 * The package's code of a language of the site, such as vi; undefined where its names may be in the wrong characters: it
 * mixes simplified and traditional Chinese, except where Chinese is the country's own language.
 */
function packageCode(
  language: Language,
  country: string,
  ownLanguages: readonly string[],
): string | undefined {
  const code = new Intl.Locale(language).language;
  if (code !== chinese) return code;
  const isTraditionalCountry = traditionalCountries.includes(country);
  return ownLanguages.includes(chinese) && isTraditional(language) === isTraditionalCountry
    ? code
    : undefined;
}

/**
 * Lists the public holidays of a country in a year, with their names in the languages that the package has. Days in a row
 * with one name are one entry, and so are those within another; half days are left out.
 * @param country an ISO 3166-1 code; an unknown one has no holidays
 */
export async function listPublicHolidays(country: string, year: number): Promise<ClosedDays[]> {
  const { default: Holidays } = await import("date-holidays");
  const calendar = new Holidays(country);
  if (!calendar.getCountries()[country]) return [];
  const ownLanguages = calendar.getLanguages();
  // Each reading has a calendar of its own: reading in a language adds it to those that replace a missing name.
  const read = (language: string): Holiday[] =>
    new Holidays(country).getHolidays(year, language).flatMap(({ type, date, start, end, name }) => {
      const days = Math.round((end.getTime() - start.getTime()) / dayMs);
      const firstDay = date.slice(0, 10);
      const isWhole = type === "public" && end.getTime() - start.getTime() >= dayMs;
      return isWhole ? [{ firstDay, lastDay: addDays(firstDay, days - 1), name }] : [];
    });
  const english = read("en");
  const own = read(ownLanguages[0] ?? "en");
  const entries = english.map(({ firstDay, lastDay }): ClosedDays => ({ firstDay, lastDay, name: {} }));
  const addNames = (language: Language, code: string) =>
    read(code).forEach(({ name }, index) => {
      // Where the package lacks a name it answers with that of another language.
      const isMissing =
        code !== "en" &&
        !ownLanguages.includes(code) &&
        [english, own].some((list) => bareName(list[index]?.name ?? "") === bareName(name));
      const entry = entries[index];
      if (entry && !isMissing) entry.name[language] = name;
    });
  for (const language of languages) {
    const code = packageCode(language, country, ownLanguages);
    if (code) addNames(language, code);
  }
  return mergeEntries(entries);
}

function mergeEntries(entries: readonly ClosedDays[]): ClosedDays[] {
  const merged: ClosedDays[] = [];
  for (const entry of entries.toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1))) {
    const before = merged.at(-1);
    const isWithin = before && entry.firstDay <= before.lastDay;
    const continues =
      before && entry.firstDay === addDays(before.lastDay, 1) && isSameName(before.name, entry.name);
    if (!before || !(isWithin || continues)) merged.push({ ...entry });
    else if (entry.lastDay > before.lastDay) before.lastDay = entry.lastDay;
  }
  return merged;
}

/** Removes a remark, such as that a day replaces one at a weekend. */
const bareName = (name: string) => name.replace(/\s*\([^)]*\)$/, "");

const isSameName = (one: Localized, other: Localized) => one["en-US"] === other["en-US"];
