/**
 * The country that a visitor seems to be in, among those listed: by the clock, and where that tells nothing by the
 * languages. American English is no sign of a country: browsers everywhere have it as their default.
 * @param zone IANA time zone of the browser
 * @param languages BCP 47 tags, the preferred one first; what is no tag is skipped
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
