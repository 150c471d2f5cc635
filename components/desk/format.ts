/* Numbers and lists in the desk's language. */

export const formatNumber = (value: number) => value.toLocaleString(document.documentElement.lang);

/** Formats a list as "A, B, C"; in Chinese "A、B、C". */
export const formatList = (items: readonly string[]) =>
  new Intl.ListFormat(document.documentElement.lang, { type: "conjunction", style: "narrow" }).format(items);
