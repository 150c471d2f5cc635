import type { Language } from "./languages";

/** Returns the browser's time zone; undefined in some old browsers. */
export function readBrowserTimeZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}

/**
 * Returns the time zone that the page states on its root element, as the desk does with the school's; the browser's on
 * other pages, and the runtime's outside of browsers.
 */
export function pageTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (typeof document === "object" && document.documentElement.dataset.timeZone) || timeZone;
}

/** Returns the localized name of the browser's time zone, such as Indochina Time. */
export function browserZoneName(locale: Language): string | undefined {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value;
}
