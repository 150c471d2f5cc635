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

/** The link of a lesson: the nearest of its own, its class's and its teacher's; null if none of them has one. */
export function nearestMeetingUrl(
  lesson: WithLink | null,
  seriesClass: WithLink | null,
  teacher: WithLink | null,
): string | null {
  return lesson?.meetingUrl ?? seriesClass?.meetingUrl ?? teacher?.meetingUrl ?? null;
}
