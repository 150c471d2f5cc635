import { decodeEscapes } from "../text/escapes";

/*
 * The link through which a visitor arrived: its last path segment and the usual campaign parameters. Stored in a cookie that
 * is sent only with the calls that create leads, whose own fields are fixed by the provider's contract.
 */

export const originCookie = "campaign_origin";

/** The calls that receive the cookie: enrolment and enquiry. */
export const originCookiePaths = ["/api/v1/activity/abroad/create", "/api/v1/student/preSale/register"];

/** The stored fields; names other than `segment` are query parameters. */
export const originFields = [
  "segment",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

export type CampaignOrigin = Partial<Record<(typeof originFields)[number], string>>;

/** Maximum length of a stored value, in characters. */
const maxValueLength = 100;

/** Maximum size of a cookie in browsers, in bytes (RFC 6265 section 6.1). */
const maxCookieLength = 4096;

/** Truncates a text between whole characters. */
const truncate = (text: string) => [...text].slice(0, maxValueLength).join("");

/**
 * The origin in a campaign address, as `segment=vn-facebook-jan&utm_source=…`, or undefined if the address has only a region.
 */
export function campaignOrigin(path: string, search: string): string | undefined {
  const parameters = new URLSearchParams(search);
  const rawSegment = path.slice(path.lastIndexOf("/") + 1);
  const segment = (decodeEscapes(rawSegment) ?? rawSegment).normalize("NFC");
  const knownFields = originFields.slice(1).flatMap((name) => {
    const value = truncate(parameters.get(name)?.trim() ?? "");
    return value ? [[name, value]] : [];
  });
  if (segment.length <= 2 && knownFields.length === 0) return undefined;
  return String(new URLSearchParams([["segment", truncate(segment)], ...knownFields]));
}

/**
 * Reads the origin from a Cookie header. The value is untrusted: unknown, invalid and overlong fields are left out, and never
 * cause the request to fail.
 */
export function readOrigin(cookies: string | null): CampaignOrigin | undefined {
  const value = cookies
    ?.split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${originCookie}=`))
    ?.slice(originCookie.length + 1);
  if (!value || value.length > maxCookieLength) return undefined;
  const parameters = new URLSearchParams(decodeCookieValue(value));
  const fields = originFields.flatMap((name) => {
    const text = truncate(parameters.get(name)?.trim() ?? "");
    return text && !/[\p{Cc}\p{Cs}]/u.test(text) ? [[name, text]] : [];
  });
  return fields.length > 0 ? (Object.fromEntries(fields) as CampaignOrigin) : undefined;
}

/** Decodes a cookie value; returns an empty text if it is malformed. */
function decodeCookieValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
