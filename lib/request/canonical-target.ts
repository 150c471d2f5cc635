import { escapeStrayPercents } from "./escapes";

/** What a request is refused with. `location` belongs to a redirect. */
export type Refusal = { status: 308 | 400 | 414 | 421; location?: string };

type CanonicalTarget = { target: string; authority?: string } | Refusal;

/** Longest target, in characters: the longest that calls accept as a query (lib/gateway), and one line of nginx. */
export const maxTargetLength = 8 * 1024;

/** Most fields of a query. Next's work grows with the square of their number. A call has 32 at most. */
export const maxQueryFields = 64;

/** Most targets: nothing below would change them. */
const plain = /^\/(?:[\w-]+\/)*[\w-]*$/;

/** A whole address, as a proxy is asked (RFC 9112 section 3.2.2). */
const absolute = /^https?:\/\/([^/?#]*)/i;

/** Spaces, control characters and what is no byte. */
const unreadable = /[^!-~\x80-\xff]/;

/** What an address parser (WHATWG URL) would escape: a client may have left it to us. */
const unescapedInPath = /["<>^`{|}\x80-\xff]/g;
const unescapedInQuery = /["'<>\x80-\xff]/g;

/** Letters, digits, `-`, `_` and `~`, which mean the same escaped (RFC 3986 section 6.2.2.2). */
const needlessEscape = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** Slashes, backslashes and control characters, however often they are escaped. */
const forbiddenEscape = /%(?:25)*(?:2f|5c|[01][\da-f]|7f)/i;

/** `.` and `..`, plain or escaped however often, with or without path parameters. */
const dotSegment = /^(?:\.|%(?:25)*2e){1,2}(?:(?:;|%(?:25)*3b).*)?$/i;

/** Next serves the data of a page under its path with this suffix. That is no address of the site. */
const dataSuffix = /\.(?=rsc$)/;

/**
 * A request's target in the one form in which the whole site reads it, Next's address parser included: routing, caches
 * and limits all decide about the address that is served. Targets with a second reading are refused.
 * @param target as sent: a path with a query, or a whole address, whose host is returned as `authority`
 */
export function canonicalTarget(target: string): CanonicalTarget {
  if (target.length > maxTargetLength) return { status: 414 };
  if (plain.test(target)) return { target };
  const [prefix = "", authority] = absolute.exec(target) ?? [];
  const { path: sent, search } = splitAtQuery(target.slice(prefix.length) || "/");
  const path = sent === "" && prefix ? "/" : sent;
  if (!path.startsWith("/") || unreadable.test(target) || path.includes("\\")) return { status: 400 };
  if (countFields(search) > maxQueryFields) return { status: 400 };

  const canonical = escapeStrayPercents(path.replace(unescapedInPath, escapeByte))
    .replace(needlessEscape, (found) => String.fromCharCode(parseInt(found.slice(1), 16)))
    .replace(dataSuffix, "%2e");
  if (forbiddenEscape.test(canonical)) return { status: 400 };
  const segments = canonical.split("/");
  if (segments.some((segment) => dotSegment.test(segment))) return { status: 400 };
  const query = search.replace(unescapedInQuery, escapeByte);
  const whole = segments.filter((segment, at) => segment !== "" || at === segments.length - 1).join("/");
  if (`/${whole}` !== canonical) return { status: 308, location: `/${whole}${query}` };
  return { target: canonical + query, ...(prefix && { authority }) };
}

/** Splits a target at its `?`. A fragment is the browser's own and is dropped. */
function splitAtQuery(target: string): { path: string; search: string } {
  const end = target.indexOf("#");
  const sent = end < 0 ? target : target.slice(0, end);
  const at = sent.indexOf("?");
  return at < 0 ? { path: sent, search: "" } : { path: sent.slice(0, at), search: sent.slice(at) };
}

function countFields(search: string): number {
  let count = 0;
  for (let at = search === "" ? -1 : 0; at >= 0; at = search.indexOf("&", at + 1)) count += 1;
  return count;
}

const escapeByte = (character: string) =>
  `%${character.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`;
