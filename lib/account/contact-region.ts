import type { Language } from "../i18n/languages";
import { contactChannels, type ContactChannel } from "./trial-request";

/** Regions by the clocks there, as browsers name them; Chrome goes on calling Vietnam's Asia/Saigon. */
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

/** Where most who read a language live; English is read everywhere. */
const regionOfLanguage: Partial<Record<Language, string>> = {
  "vi-VN": "VN",
  "id-ID": "ID",
  "ko-KR": "KR",
  "zh-HK": "HK",
};

/** What people of a region write to each other with. */
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
 * The region of a number typed without its country code, as the clock says; undefined where it does not. The language
 * does not count: somebody who reads Vietnamese in Berlin has a German number.
 */
export const regionOfClock = (timeZone: string): string | undefined => regionOfZone.get(timeZone);

/** The channels, the one most used where the visitor lives first; where none is known, email. */
export function channelsFor(timeZone: string, language: Language): ContactChannel[] {
  const region = regionOfClock(timeZone) ?? regionOfLanguage[language] ?? "";
  const first = channelOfRegion[region] ?? "email";
  return [first, ...contactChannels.filter((channel) => channel !== first)];
}

/** Numbers that nobody has, as people of a region write theirs. */
const exampleOfRegion: Partial<Record<string, string>> = {
  VN: "+84 912 345 678",
  ID: "+62 812 3456 7890",
  KR: "+82 10 1234 5678",
  CN: "+86 138 1234 5678",
  HK: "+852 9123 4567",
  TW: "+886 912 345 678",
  SG: "+65 9123 4567",
};

/** A phone number with its country code, for the hint beside a field. */
export function phoneExample(timeZone: string, language: Language): string {
  const region = regionOfClock(timeZone) ?? regionOfLanguage[language] ?? "";
  return exampleOfRegion[region] ?? "+84 912 345 678";
}
