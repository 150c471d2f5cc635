import { originCookie } from "../campaign/origin";
import { sessionCookieNames } from "../desk/cookie";
import { deskLanguageCookie } from "../desk/language";
import { accountTypeCookie, localeCookie, tokenCookie } from "../session/cookies";

/** Every cookie that the site reads. No other reaches Next, whose work grows with the square of their number. */
export const siteCookieNames: readonly string[] = [
  localeCookie,
  tokenCookie,
  accountTypeCookie,
  deskLanguageCookie,
  originCookie,
  ...sessionCookieNames,
];

/** Longest Cookie header that is read, in characters: nginx accepts as much in one line. The rest is ignored. */
export const maxCookieHeaderLength = 8 * 1024;

/** Of several cookies with one name, the last so many are kept: two, since two sessions are no session. */
const maxPerName = 2;

const known = new Set(siteCookieNames);

/**
 * The site's own cookies in a Cookie header (RFC 6265 section 5.4), as `name=value` in the order in which they were
 * sent. Takes linear time, and returns a bounded number whatever was sent.
 */
export function siteCookies(header: string): string[] {
  const pairs: string[] = [];
  const counts = new Map<string, number>();
  // From the end, so that the last of one name are found first.
  for (const pair of readable(header).split(";").reverse()) {
    const cookie = pair.trimStart();
    const at = cookie.indexOf("=");
    const name = at < 0 ? cookie : cookie.slice(0, at);
    const count = counts.get(name) ?? 0;
    if (!known.has(name) || count === maxPerName) continue;
    counts.set(name, count + 1);
    pairs.push(cookie);
  }
  return pairs.reverse();
}

/** A Cookie header with nothing but the site's own cookies. */
export const keepSiteCookies = (header: string): string => siteCookies(header).join("; ");

/** The part of a header that is read: it ends with a whole cookie. */
function readable(header: string): string {
  if (header.length <= maxCookieHeaderLength) return header;
  return header.slice(0, Math.max(0, header.lastIndexOf(";", maxCookieHeaderLength)));
}
