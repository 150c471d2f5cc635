import { isPublic } from "../public-address.mjs";

/** The maximum length of a meeting link, in characters. */
export const maxMeetingUrlLength = 2048;

/**
 * Whether a text can be a link to an online classroom or a recording: https, without user name or password, and on a
 * host that is reachable from outside.
 */
export function isMeetingUrl(text: string): boolean {
  if (text.length > maxMeetingUrlLength || !/^https:\/\/\S+$/i.test(text)) return false;
  try {
    const { username, password } = new URL(text);
    return !username && !password && isPublic(text);
  } catch {
    // `new URL` rejects it. `URL.canParse` is too new for some supported browsers.
    return false;
  }
}

type WithLink = { meetingUrl: string | null };

/**
 * The link of a lesson: the nearest of its own, its substitute's, its class's and the class's teacher's; null if none of
 * them has one. Only for lessons with seats, and for trial lessons, which have no class. A live class is open to every member, so it has no
 * link but its own: its teacher's would open the teacher's paid lessons.
 */
export function nearestMeetingUrl(
  lesson: WithLink,
  seriesClass: WithLink | null,
  teacher: WithLink | null,
  substitute: WithLink | null = null,
): string | null {
  return [lesson, substitute, seriesClass, teacher].find((one) => one?.meetingUrl)?.meetingUrl ?? null;
}

/**
 * Whether two links most likely lead to the same online room. Case, a slash at the end and the part behind `#` are
 * ignored, unless a path follows the `#`; so is the query of one link if the other has none, since it often holds only
 * the password.
 * @param one an address that `isMeetingUrl` accepts, like the other
 */
export function isSameRoom(one: string, other: string): boolean {
  const [a, b] = [toRoom(one), toRoom(other)];
  if (a.place !== b.place) return false;
  return a.query === b.query || (a.hasPath && (a.query === "" || b.query === ""));
}

function toRoom(link: string) {
  const { host, pathname, searchParams, hash } = new URL(link);
  const path = decode(pathname).replace(/\/+$/, "");
  const route = /^#!?\//.test(hash) ? hash : "";
  searchParams.sort();
  return {
    place: `${host}${path}${route}`.toLowerCase(),
    query: String(searchParams).toLowerCase(),
    hasPath: path !== "" || route !== "",
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that starts no escape.
    return path;
  }
}
