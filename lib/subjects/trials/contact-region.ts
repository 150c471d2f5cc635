import { languageFacts, type Language } from "../../base/i18n/languages";
import { contactChannels, type ContactChannel } from "../../base/contract/trial-request";

/** Regions by IANA time zone. Chrome still reports Vietnam's as Asia/Saigon. */
const regionOfZone = new Map([
  ["Asia/Ho_Chi_Minh", "VN"],
  ["Asia/Saigon", "VN"],
  ["Asia/Jakarta", "ID"],
  ["Asia/Pontianak", "ID"],
  ["Asia/Makassar", "ID"],
  ["Asia/Jayapura", "ID"],
  ["Asia/Seoul", "KR"],
  ["Asia/Shanghai", "CN"],
  ["Asia/Urumqi", "CN"],
  ["Asia/Hong_Kong", "HK"],
  ["Asia/Macau", "MO"],
  ["Asia/Taipei", "TW"],
  ["Asia/Singapore", "SG"],
  ["Asia/Kuala_Lumpur", "MY"],
  ["Asia/Bangkok", "TH"],
]);

/** The most common messenger of a region. */
const channelOfRegion: Partial<Record<string, ContactChannel>> = {
  VN: "zalo",
  ID: "whatsapp",
  KR: "kakaotalk",
  HK: "whatsapp",
  MO: "whatsapp",
  SG: "whatsapp",
  MY: "whatsapp",
};

/**
 * The region of a phone number without country code, from the browser's time zone; undefined if unknown. The
 * language is ignored: a Vietnamese reader in Berlin has a German number.
 */
export const regionOfClock = (timeZone: string): string | undefined => regionOfZone.get(timeZone);

/**
 * The contact channels, with the most common one of the visitor's region first; email if the region is unknown.
 */
export function channelsFor(timeZone: string, language: Language): ContactChannel[] {
  const region = regionOfClock(timeZone) ?? languageFacts[language].region ?? "";
  const first = channelOfRegion[region] ?? "email";
  return [first, ...contactChannels.filter((channel) => channel !== first)];
}

/** Example numbers, in the usual format of each region. */
const exampleOfRegion: Partial<Record<string, string>> = {
  VN: "+84 912 345 678",
  ID: "+62 812 3456 7890",
  KR: "+82 10 1234 5678",
  CN: "+86 138 1234 5678",
  HK: "+852 9123 4567",
  TW: "+886 912 345 678",
  SG: "+65 9123 4567",
};

/** An example phone number with country code, for the hint beside a field. */
export function phoneExample(timeZone: string, language: Language): string {
  const region = regionOfClock(timeZone) ?? languageFacts[language].region ?? "";
  return exampleOfRegion[region] ?? "+84 912 345 678";
}
