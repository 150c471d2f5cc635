/** Returns a country's name in the page's language; anything but a two-letter code is returned unchanged. */
export function regionName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(document.documentElement.lang, { type: "region" }).of(code) ?? code;
}
