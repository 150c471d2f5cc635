import { escapeStrayPercents } from "../text/escapes";

/** The response to a refused request. `location` belongs to a redirect. */
export type TargetRefusal = { status: 308 | 400 | 414 | 421; location?: string };

type CanonicalTarget = { target: string; authority?: string } | TargetRefusal;

/** Longest target, in characters: the longest query that calls accept (lib/engines/calls), and nginx's limit for one line. */
export const maxTargetLength = 8 * 1024;

/** Most fields of a query, because Next takes quadratic time in their number. Calls have at most 32. */
export const maxQueryFields = 64;

/** Shortcut for most targets, which are canonical already. */
const canonicalPattern = /^\/(?:[\w-]+\/)*[\w-]*$/;

/** The absolute form of a target, as sent to proxies (RFC 9112 section 3.2.2). */
const absolutePattern = /^https?:\/\/([^/?#]*)/i;

/** Spaces, control characters and characters beyond one byte. */
const invalidCharacters = /[^!-~\x80-\xff]/;

/** Characters that a WHATWG URL parser would escape. */
const unescapedInPath = /["<>^`{|}\x80-\xff]/g;
const unescapedInQuery = /["'<>\x80-\xff]/g;

/** Escapes of letters, digits, `-`, `_` and `~`, which are equivalent to the characters (RFC 3986 section 6.2.2.2). */
const needlessEscape = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** Slashes, backslashes and control characters, escaped once or repeatedly. */
const forbiddenEscape = /%(?:25)*(?:2f|5c|[01][\da-f]|7f)/i;

/** `.` and `..`, plain or escaped once or repeatedly, with or without path parameters. */
const dotSegment = /^(?:\.|%(?:25)*2e){1,2}(?:(?:;|%(?:25)*3b).*)?$/i;

/** Suffix under which Next serves a page's data. The site does not offer such addresses. */
const dataSuffix = /\.(?=rsc$)/;

/**
 * Normalizes a request's target, so that routing, caches, limits and Next's URL parser all see the same address.
 * Ambiguous targets are refused.
 * @param target as sent: a path with a query, or an absolute URL, whose host is returned as `authority`
 */
export function canonicalTarget(target: string): CanonicalTarget {
  if (target.length > maxTargetLength) return { status: 414 };
  if (canonicalPattern.test(target)) return { target };
  const [prefix = "", authority] = absolutePattern.exec(target) ?? [];
  const { path: sentPath, search } = splitAtQuery(target.slice(prefix.length) || "/");
  const path = sentPath === "" && prefix ? "/" : sentPath;
  if (!path.startsWith("/") || invalidCharacters.test(target) || path.includes("\\")) return { status: 400 };
  if (countFields(search) > maxQueryFields) return { status: 400 };

  const canonical = escapeStrayPercents(path.replace(unescapedInPath, escapeByte))
    .replace(needlessEscape, (found) => String.fromCharCode(parseInt(found.slice(1), 16)))
    .replace(dataSuffix, "%2e");
  if (forbiddenEscape.test(canonical)) return { status: 400 };
  const segments = canonical.split("/");
  if (segments.some((segment) => dotSegment.test(segment))) return { status: 400 };
  const query = search.replace(unescapedInQuery, escapeByte);
  const joinedPath = segments.filter((segment, at) => segment !== "" || at === segments.length - 1).join("/");
  if (`/${joinedPath}` !== canonical) return { status: 308, location: `/${joinedPath}${query}` };
  return { target: canonical + query, ...(prefix && { authority }) };
}

/** Splits a target at its `?` and drops a fragment. */
function splitAtQuery(target: string): { path: string; search: string } {
  const end = target.indexOf("#");
  const withoutFragment = end < 0 ? target : target.slice(0, end);
  const at = withoutFragment.indexOf("?");
  return at < 0
    ? { path: withoutFragment, search: "" }
    : { path: withoutFragment.slice(0, at), search: withoutFragment.slice(at) };
}

function countFields(search: string): number {
  let count = 0;
  for (let at = search === "" ? -1 : 0; at >= 0; at = search.indexOf("&", at + 1)) count += 1;
  return count;
}

const escapeByte = (character: string) =>
  `%${character.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`;
