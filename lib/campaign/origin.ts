/*
 * Which link brought a visitor: the segment as the marketer wrote it, and the usual campaign parameters. Kept in
 * a cookie that goes to the enrolment call alone, so that the call's own fields stay as the provider asks.
 */

export const originCookie = "campaign_origin";

/** The one call that is told. */
export const originCookiePath = "/api/v1/activity/abroad/create";

const parameters = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** Most that is kept of one value, in characters. */
const longest = 100;

/**
 * What a campaign address says of where its visitor came from, as `segment=vn-facebook-jan&utm_source=…`, or
 * undefined when it says no more than its region.
 */
export function campaignOrigin(path: string, search: string): string | undefined {
  const given = new URLSearchParams(search);
  const segment = path.slice(path.lastIndexOf("/") + 1);
  const known = parameters.flatMap((name) => {
    const value = given.get(name)?.trim().slice(0, longest);
    return value ? [[name, value]] : [];
  });
  if (segment.length <= 2 && known.length === 0) return undefined;
  return String(new URLSearchParams([["segment", segment.slice(0, longest)], ...known]));
}
