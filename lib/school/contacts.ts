import { fallbackLanguage, type Language } from "../i18n/languages";
import { zonesOf } from "../reference/country-zones";
import { adviser, contactFor, school } from "./school";

/*
 * The school's offices and chats, the nearest first: on the server by the page's language, in the browser by the time
 * zone (nearest.ts).
 */

/** Returns the country of a language code; undefined for English, which is used in many countries. */
function countryOf(language: Language): string | undefined {
  return language === fallbackLanguage ? undefined : language.split("-")[1];
}

/** Lists the offices with the time zones of their countries, the one in the language's country first. */
export function officesFor(language: Language) {
  const own = countryOf(language);
  const offices = school().offices.map((office) => ({ ...office, zones: zonesOf(office.country) }));
  return [
    ...offices.filter(({ country }) => country === own),
    ...offices.filter(({ country }) => country !== own),
  ];
}

/** Languages with a chat or office of their own, by the country whose visitors are offered it in any language. */
const localLanguages: Record<string, Language> = { VN: "vi-VN", ID: "id-ID", CN: "zh-CN" };

/**
 * Lists the advisers of countries that differ from the adviser of the page's language.
 * @returns one for each such country, with its time zones
 */
export function advisersNearby(language: Language) {
  const usual = adviser(language);
  return Object.entries(localLanguages).flatMap(([country, local]) => {
    const nearby = adviser(local);
    const isUsual = nearby.chat === usual.chat && nearby.phone === usual.phone;
    return isUsual ? [] : [{ ...nearby, zones: zonesOf(country) }];
  });
}

/** Lists phone and email of the head office and the Vietnamese office, those for the page's language first. */
export function contactsFor(language: Language) {
  const head = { ...contactFor(fallbackLanguage), zones: [] as readonly string[] };
  const vietnam = { ...contactFor("vi-VN"), zones: zonesOf("VN") };
  if (head.phone === vietnam.phone && head.email === vietnam.email) return [head];
  return language === "vi-VN" ? [vietnam, head] : [head, vietnam];
}
