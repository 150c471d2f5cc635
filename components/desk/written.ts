/* Figures and lists as the desk's language writes them. */

export const figure = (value: number) => value.toLocaleString(document.documentElement.lang);

/** A, B, C; in Chinese A、B、C. */
export const listed = (items: readonly string[]) =>
  new Intl.ListFormat(document.documentElement.lang, { type: "conjunction", style: "narrow" }).format(items);
