import { decodeEscapes } from "../request/escapes";

/*
 * Which link brought a visitor: the segment as the marketer wrote it, and the usual campaign parameters. Kept in
 * a cookie that goes to the calls of a lead alone, so that their own fields stay as the provider asks.
 */

export const originCookie = "campaign_origin";

/** The calls that are told: an enrolment, and a visitor's enquiry. */
export const originCookiePaths = ["/api/v1/activity/abroad/create", "/api/v1/student/preSale/register"];

/** What is kept, by the names of the address. */
export const originFields = [
  "segment",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

export type CampaignOrigin = Partial<Record<(typeof originFields)[number], string>>;

/** Most that is kept of one value, in characters. */
const maxValueLength = 100;

/** Most bytes of a cookie that browsers keep (RFC 6265 section 6.1). */
const maxCookieLength = 4096;

/** By whole characters, so that none is cut in two. */
const cut = (text: string) => [...text].slice(0, maxValueLength).join("");

/**
 * What a campaign address says of where its visitor came from, as `segment=vn-facebook-jan&utm_source=…`, or
 * undefined when it says no more than its region.
 */
export function campaignOrigin(path: string, search: string): string | undefined {
  const given = new URLSearchParams(search);
  const written = path.slice(path.lastIndexOf("/") + 1);
  const segment = (decodeEscapes(written) ?? written).normalize("NFC");
  const known = originFields.slice(1).flatMap((name) => {
    const value = cut(given.get(name)?.trim() ?? "");
    return value ? [[name, value]] : [];
  });
  if (segment.length <= 2 && known.length === 0) return undefined;
  return String(new URLSearchParams([["segment", cut(segment)], ...known]));
}

/**
 * The origin in a request's Cookie header, if it holds one. A visitor can write there what they like: what is not
 * known, not text or too long is left out, and never a reason to refuse what the visitor asks for.
 */
export function readOrigin(cookies: string | null): CampaignOrigin | undefined {
  const value = cookies
    ?.split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${originCookie}=`))
    ?.slice(originCookie.length + 1);
  if (!value || value.length > maxCookieLength) return undefined;
  const given = new URLSearchParams(decoded(value));
  const kept = originFields.flatMap((name) => {
    const text = cut(given.get(name)?.trim() ?? "");
    return text && !/[\p{Cc}\p{Cs}]/u.test(text) ? [[name, text]] : [];
  });
  return kept.length > 0 ? (Object.fromEntries(kept) as CampaignOrigin) : undefined;
}

/** Nothing, for what is no text. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
