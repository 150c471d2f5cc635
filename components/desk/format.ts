/* Numbers and lists in the desk's language. */

export const formatNumber = (value: number) => value.toLocaleString(document.documentElement.lang);

/** Formats a list as "A, B, C"; in Chinese "A、B、C". */
export const formatList = (items: readonly string[]) =>
  new Intl.ListFormat(document.documentElement.lang, { type: "conjunction", style: "narrow" }).format(items);

/** Joins sentences; after Chinese punctuation there is no space. Empty ones are left out. */
export const joinSentences = (...sentences: readonly (string | false | undefined)[]) =>
  sentences
    .filter(Boolean)
    .join(" ")
    .replaceAll(/([。：！？]) /g, "$1");
