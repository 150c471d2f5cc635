/*
 * Detection of invisible text by Unicode properties instead of a list of characters: white space, control and format
 * characters, and all default ignorable characters such as the Hangul fillers.
 */

const invisible = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Zs}\p{Cc}\p{Cf}\p{Cs}]/u;

/** Characters with an empty glyph that no Unicode property identifies. */
const emptyGlyphs = /[\u2800\u{1D159}\u{13441}\u{13442}]/u;

/** Variation selectors and tags. They belong to the character before them and must stay at the end of a text. */
const selectors = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u{E0020}-\u{E007F}]/u;

/** Characters that change the direction of the following text, even beyond the value in which they occur. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/gu;

const isBlank = (character: string) => invisible.test(character) || emptyGlyphs.test(character);

/** Whether a text has visible characters. Combining marks alone do not count. */
export function isVisible(text: string): boolean {
  for (const character of text) if (!isBlank(character) && !/\p{M}/u.test(character)) return true;
  return false;
}

/**
 * Normalizes the control characters of a pasted text of several lines: other line and page breaks become line feeds, tabs
 * and field separators become a space, and the rest is removed, as are halves of surrogate pairs, which databases cannot
 * store.
 */
export function cleanParagraphs(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, "\n")
    .replace(/[\t\x1c-\x1f]+/g, " ")
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, "");
}

/** The same for a text of one line, where line breaks become spaces too. */
export function cleanLine(text: string): string {
  return cleanParagraphs(text).replace(/ *\n[\n ]*/g, " ");
}

/** Normalizes what somebody typed or pasted into a field of one line, and trims it. */
export const tidyLine = (text: string): string => tidyText(cleanLine(text));
/** The same for a field of several lines. */
export const tidyParagraphs = (text: string): string => tidyText(cleanParagraphs(text));

/** Removes direction overrides and trims invisible characters; returns "" if nothing is visible. */
export function tidyText(text: string): string {
  if (!isVisible(text)) return "";
  const characters = [...text.replace(directionOverrides, "")];
  const isSolid = (character: string) => !isBlank(character);
  const start = characters.findIndex(isSolid);
  let end = characters.findLastIndex(isSolid) + 1;
  while (end < characters.length && selectors.test(characters[end] ?? "")) end++;
  return characters.slice(start, end).join("");
}

/** Removes invisible characters, which often come with pasted text, and replaces white space by plain spaces. */
export function withoutInvisibles(text: string): string {
  return text
    .replace(/\p{White_Space}/gu, " ")
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, "");
}
