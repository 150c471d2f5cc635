import type { Language } from "./languages";
import { serverFacts } from "./languages/server";

/** Words for time zones that people name otherwise than `Intl`, from `messages/<language>/site.json`. */
export type ZoneWords = { beijing: string; vietnam: string };

const ownNames: Readonly<Partial<Record<string, keyof ZoneWords>>> = {
  "Asia/Shanghai": "beijing",
  "Asia/Ho_Chi_Minh": "vietnam",
  "Asia/Saigon": "vietnam",
};

/**
 * Returns the localized name of a time zone's clock, such as Beijing time or Central European Time.
 * @returns the name within a sentence (`schoolZone`) and at the start of a line (`SchoolZone`), by placeholder
 */
export function zoneNames(zone: string, language: Language, words: ZoneWords) {
  const own = ownNames[zone];
  const name = own ? words[own] : intlName(zone, language);
  const first = name.charAt(0);
  // Names of zones without words of their own are offsets, such as GMT+8.
  const isInLowerCase = !own && serverFacts[language].hasLowerCaseZones && !name.startsWith("GMT");
  return {
    schoolZone: isInLowerCase ? first.toLocaleLowerCase(language) + name.slice(1) : name,
    SchoolZone: first.toLocaleUpperCase(language) + name.slice(1),
  };
}

/** The name without regard to today's daylight saving time; the offset of a zone without a name. */
function intlName(zone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "longGeneric" });
  return format.formatToParts(Date.now()).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
