import { originCookieNames } from "../contract/campaign-origin";
import { sessionCookieNames } from "../desk/cookie";
import { deskLanguageCookie } from "../desk/language";
import { accountTypeCookie, localeCookie, tokenCookie } from "../session/cookies";

/** Every cookie that the site reads. Others do not reach Next, which takes quadratic time in their number. */
export const siteCookieNames: readonly string[] = [
  localeCookie,
  tokenCookie,
  accountTypeCookie,
  deskLanguageCookie,
  ...originCookieNames,
  ...sessionCookieNames,
];

/** Longest Cookie header that is read, in characters (nginx's limit for one line). The rest is ignored. */
export const maxCookieHeaderLength = 8 * 1024;

/** Maximum cookies with the same name; the last ones count. Two, because two session cookies must be detected. */
const maxPerName = 2;

const knownNames = new Set(siteCookieNames);

/**
 * Returns the site's own cookies in a Cookie header (RFC 6265 section 5.4), as `name=value` in the order sent. Takes
 * linear time and returns a bounded number of cookies.
 */
export function siteCookies(header: string): string[] {
  const pairs: string[] = [];
  const counts = new Map<string, number>();
  // From the end, because the last cookies of a name count.
  for (const pair of truncateHeader(header).split(";").reverse()) {
    const cookie = pair.trimStart();
    const at = cookie.indexOf("=");
    const name = at < 0 ? cookie : cookie.slice(0, at);
    const count = counts.get(name) ?? 0;
    if (!knownNames.has(name) || count === maxPerName) continue;
    counts.set(name, count + 1);
    pairs.push(cookie);
  }
  return pairs.reverse();
}

/** Removes all but the site's own cookies from a Cookie header. */
export const keepSiteCookies = (header: string): string => siteCookies(header).join("; ");

/** Cuts a header to the part that is read, at the end of a cookie. */
function truncateHeader(header: string): string {
  if (header.length <= maxCookieHeaderLength) return header;
  return header.slice(0, Math.max(0, header.lastIndexOf(";", maxCookieHeaderLength)));
}
