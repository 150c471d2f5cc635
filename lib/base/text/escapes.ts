/** Percent escapes of one UTF-8 character (RFC 3986 section 2.1; RFC 3629 section 4). */
const tail = "%[89ab][\\da-f]";
const characters = [
  "[0-7][\\da-f]",
  `(?:c[2-9a-f]|d[\\da-f])${tail}`,
  `(?:e0%[ab][\\da-f]|ed%[89][\\da-f]|e[1-9a-cef]${tail})${tail}`,
  `(?:f0%[9ab][\\da-f]|f[1-3]${tail}|f4%8[\\da-f])${tail}${tail}`,
].join("|");

/** Matches the escapes of one character, or a stray `%`. */
const escapes = new RegExp(`%(?:(${characters}))?`, "gi");

/** Escapes every `%` that does not begin an escaped character, so that the text can be decoded. */
export function escapeStrayPercents(text: string): string {
  return text.replace(escapes, (found) => (found === "%" ? "%25" : found));
}

/** Decodes percent escapes; undefined if they are malformed. Unlike `decodeURIComponent` it never throws. */
export function decodeEscapes(text: string): string | undefined {
  if (!text.includes("%")) return text;
  return escapeStrayPercents(text) === text ? decodeURIComponent(text) : undefined;
}
