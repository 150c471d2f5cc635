import { fallbackLanguage, type Language } from "../i18n/languages";
import { zonesOf } from "../reference/country-zones";
import { adviser, contactFor, school } from "./school";

/*
 * The school's offices and chats, the reader's own first: on the server by the page's language, which is all that it
 * knows; in the browser by the clock (nearest.ts).
 */

/** The country that a language's code names; English is read everywhere. */
function countryOf(language: Language): string | undefined {
  return language === fallbackLanguage ? undefined : language.split("-")[1];
}

/** The offices, with the zones of their countries. */
export function officesFor(language: Language) {
  const own = countryOf(language);
  const offices = school().offices.map((office) => ({ ...office, zones: zonesOf(office.country) }));
  return [
    ...offices.filter(({ country }) => country === own),
    ...offices.filter(({ country }) => country !== own),
  ];
}

/** Languages whose readers have a chat or an office of their own, by the country where visitors are offered it too. */
const localLanguages: Record<string, Language> = { VN: "vi-VN", ID: "id-ID", CN: "zh-CN" };

/**
 * How visitors in a country reach an adviser, where that is not how the page's readers do.
 * @returns one for each such country, with its zones
 */
export function advisersNearby(language: Language) {
  const usual = adviser(language);
  return Object.entries(localLanguages).flatMap(([country, local]) => {
    const nearby = adviser(local);
    const isUsual = nearby.chat === usual.chat && nearby.phone === usual.phone;
    return isUsual ? [] : [{ ...nearby, zones: zonesOf(country) }];
  });
}

/** Phone and email: those of the page's readers first, then those of the other office that has its own. */
export function contactsFor(language: Language) {
  const head = { ...contactFor(fallbackLanguage), zones: [] as readonly string[] };
  const vietnam = { ...contactFor("vi-VN"), zones: zonesOf("VN") };
  if (head.phone === vietnam.phone && head.email === vietnam.email) return [head];
  return language === "vi-VN" ? [vietnam, head] : [head, vietnam];
}
