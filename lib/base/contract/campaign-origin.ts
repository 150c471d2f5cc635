import { regions, type Region } from "../reference/campaign-regions";
import { decodeEscapes } from "../text/escapes";

/*
 * The link through which a visitor arrived: its last path segment and the usual campaign parameters. Stored in cookies that
 * are sent only with the calls that create leads, whose own fields are fixed by the provider's contract.
 */

/** The last link, whatever its region: sent with an enquiry. */
export const originCookie = "campaign_origin";

/** The last link to the pages of a region: sent with an enrolment. */
export const originCookieOf = (region: Region): string => `${originCookie}_${region}`;

export const originCookieNames: readonly string[] = [originCookie, ...regions.map(originCookieOf)];

/** The calls that receive a cookie. */
const enquiryPath = "/api/v1/student/preSale/register";
const enrolmentPath = "/api/v1/activity/abroad/create";

/** When the visitor arrived, in milliseconds since 1970: a parameter of a region's cookie. */
const arrivedAt = "at";

/**
 * The cookies that a visit by a link sets, as name, value and path.
 * @returns none if the address has only a region
 */
export function originCookies(
  { path, search }: { path: string; search: string },
  region: Region,
  now: Date,
): { name: string; value: string; path: string }[] {
  const origin = campaignOrigin(path, search);
  if (!origin) return [];
  const dated = `${origin}&${arrivedAt}=${now.getTime()}`;
  return [
    { name: originCookieOf(region), value: encodeURIComponent(dated), path: enrolmentPath },
    { name: originCookie, value: encodeURIComponent(origin), path: enquiryPath },
  ];
}

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

export type RegionOrigins = Partial<Record<Region, { origin: CampaignOrigin; arrivedAtMs: number }>>;

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
  const parameters = readParameters(cookies, originCookie);
  return parameters && toOrigin(parameters);
}

/** Reads the last link, and the last one of each region, as untrusted values. */
export function readOrigins(cookies: string | null): {
  origin?: CampaignOrigin;
  regionOrigins?: RegionOrigins;
} {
  const origin = readOrigin(cookies);
  const found = regions.flatMap((region) => {
    const parameters = readParameters(cookies, originCookieOf(region));
    const regionOrigin = parameters && toOrigin(parameters);
    const arrivedAtMs = Number(parameters?.get(arrivedAt) ?? NaN);
    return regionOrigin && Number.isFinite(arrivedAtMs)
      ? [[region, { origin: regionOrigin, arrivedAtMs }] as const]
      : [];
  });
  return {
    ...(origin && { origin }),
    ...(found.length > 0 && { regionOrigins: Object.fromEntries(found) as RegionOrigins }),
  };
}

/** The parameters in a cookie, if it exists and is not too long. */
function readParameters(cookies: string | null, name: string): URLSearchParams | undefined {
  const value = cookies
    ?.split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (!value || value.length > maxCookieLength) return undefined;
  return new URLSearchParams(decodeCookieValue(value));
}

function toOrigin(parameters: URLSearchParams): CampaignOrigin | undefined {
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
