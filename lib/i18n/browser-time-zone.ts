/** Returns the browser's time zone; undefined in some old browsers. */
export function readBrowserTimeZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
