/*
 * What prints nothing, by Unicode's properties rather than by a list of known tricks: white space, control and format
 * characters, and everything that renderers leave out by default, among it the Hangul fillers.
 */

const invisible = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Zs}\p{Cc}\p{Cf}\p{Cs}]/u;

/** Symbols and letters whose glyph is empty: no property tells them from others. */
const emptyGlyphs = /[\u2800\u{1D159}\u{13441}\u{13442}]/u;

/** Choose the look of the character before them, so they stay behind it at the end of a text. */
const selectors = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u{E0020}-\u{E007F}]/u;

/** Override the direction of the text after them, also of what the page writes behind a name. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/gu;

const isBlank = (character: string) => invisible.test(character) || emptyGlyphs.test(character);

/** Whether a reader sees anything of a text. Marks alone, without a character to stand on, do not count. */
export function isVisible(text: string): boolean {
  for (const character of text) if (!isBlank(character) && !/\p{M}/u.test(character)) return true;
  return false;
}

/** A text without direction overrides, and without anything invisible at its ends; empty where nothing is visible. */
export function tidyText(text: string): string {
  if (!isVisible(text)) return "";
  const characters = [...text.replace(directionOverrides, "")];
  const isSolid = (character: string) => !isBlank(character);
  const start = characters.findIndex(isSolid);
  let end = characters.findLastIndex(isSolid) + 1;
  while (end < characters.length && selectors.test(characters[end] ?? "")) end++;
  return characters.slice(start, end).join("");
}

/** A text without the invisible characters that come along when it is copied; white space becomes a plain space. */
export function withoutInvisibles(text: string): string {
  return text
    .replace(/\p{White_Space}/gu, " ")
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, "");
}
