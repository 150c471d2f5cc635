import { fallbackLanguage, languages, type Language } from "../../base/i18n/languages";
import { serverFacts } from "../../base/i18n/languages/server";
import { zonesOf } from "../../base/reference/country-zones";
import { contactOf, findAdviser, school } from "./school";

/*
 * The school's offices and chats, the nearest first: on the server by the page's language, in the browser by the time
 * zone (nearest.ts).
 */

/** Returns the country of a language code; undefined for English, which is used in many countries. */
function countryOf(language: Language): string | undefined {
  return language === fallbackLanguage ? undefined : language.split("-")[1];
}

/** Lists the offices with the time zones of their countries, the one in the language's country first. */
export function listOffices(language: Language) {
  const ownCountry = countryOf(language);
  const offices = school().offices.map((office) => ({ ...office, zones: zonesOf(office.country) }));
  return [
    ...offices.filter(({ country }) => country === ownCountry),
    ...offices.filter(({ country }) => country !== ownCountry),
  ];
}

/**
 * Lists the advisers of countries with a chat of their own that differ from the adviser of the page's language.
 * @returns one for each such country, with its time zones
 */
export function listLocalAdvisers(language: Language) {
  const usual = findAdviser(language);
  return languages.flatMap((local) => {
    const country = countryOf(local);
    if (!country || !serverFacts[local].chat) return [];
    const nearby = findAdviser(local);
    const isUsual = nearby.chat?.name === usual.chat?.name && nearby.phone === usual.phone;
    return isUsual ? [] : [{ ...nearby, zones: zonesOf(country) }];
  });
}

/**
 * Lists phone and email of the head office and the Vietnamese office, those for the page's language first.
 * @returns nothing for a school that has neither phone nor email
 */
export function listContacts(language: Language) {
  const headOffice = { ...contactOf(undefined), zones: [] as readonly string[] };
  const vietnam = { ...contactOf("vietnam"), zones: zonesOf("VN") };
  if (headOffice.phone === vietnam.phone && headOffice.email === vietnam.email)
    return [headOffice].filter(hasContact);
  if (!hasContact(headOffice)) return [vietnam];
  return serverFacts[language].branch === "vietnam" ? [vietnam, headOffice] : [headOffice, vietnam];
}

const hasContact = ({ phone, email }: { phone: string; email: string }) => Boolean(phone || email);
