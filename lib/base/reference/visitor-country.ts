/**
 * Guesses a visitor's country from a list, by the time zone and then by the languages. American English is ignored,
 * because it is the default of browsers everywhere.
 * @param zone IANA time zone of the browser
 * @param languages BCP 47 tags, the preferred one first; invalid tags are skipped
 */
export function visitorCountry<Item extends { code: string; zones?: readonly string[] | undefined }>(
  list: readonly Item[],
  zone: string | undefined,
  languages: readonly string[],
): Item | undefined {
  const byClock = zone && list.find(({ zones }) => zones?.includes(zone));
  if (byClock) return byClock;
  for (const language of languages) {
    const country = countryOfLanguage(language);
    const found = list.find(({ code }) => code === country);
    if (found) return found;
  }
  return undefined;
}

function countryOfLanguage(tag: string): string | undefined {
  if (/^en(-us)?$/i.test(tag)) return undefined;
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
}
