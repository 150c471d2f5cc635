/**
 * A mark of the visitor's token, by which a page recognizes its account. It stays in the browser. Of the 256 random bits
 * of a token it keeps 32 (FNV-1a), so the token cannot be computed from it. The Web Crypto API is missing on plain http.
 * @param token the cookie's text as it is sent; quotes around it do not count
 * @returns "" without a token
 */
export function markOf(token = ""): string {
  const text = token.replace(/"/g, "");
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return text && (hash >>> 0).toString(36);
}
