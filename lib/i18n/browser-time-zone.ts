import type { Language } from "./languages";

/** Returns the browser's time zone; undefined in some old browsers. */
export function readBrowserTimeZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}

/** Returns the localized name of the browser's time zone, such as Indochina Time. */
export function browserZoneName(locale: Language): string | undefined {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value;
}
