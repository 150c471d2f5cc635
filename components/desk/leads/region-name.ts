/** A country in the page's language; a code that is none stays as it is. Empty for none. */
export function regionName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(document.documentElement.lang, { type: "region" }).of(code) ?? code;
}
