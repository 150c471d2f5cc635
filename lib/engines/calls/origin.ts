import { ProviderError } from "../../base/contract/provider-error";

/**
 * Refuses requests that a page of another site makes a visitor's browser send. Browsers always name the origin of
 * a POST, and no page can forge it. A request without these headers comes from an app or curl and carries no
 * session, since public calls authenticate by bearer header only. The own origin must match exactly.
 * @throws ProviderError notAllowed.
 */
export function requireOwnOrigin(headers: Headers, ownOrigin: string | undefined): void {
  const ownOrigins = ownOrigin === undefined ? originsOfHost(headers.get("host")) : [ownOrigin];
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") throw new ProviderError("notAllowed", "");
  const requestOrigin = headers.get("origin") ?? refererOrigin(headers.get("referer"));
  if (requestOrigin !== undefined && !ownOrigins.includes(requestOrigin))
    throw new ProviderError("notAllowed", "");
}

/** Without SITE_URL the own origin follows from the Host header, which a page cannot forge either. */
function originsOfHost(host: string | null): string[] {
  return host ? [`http://${host}`, `https://${host}`] : [];
}

/** The fallback for old browsers that send Referer but not Origin. An invalid referrer matches no origin. */
function refererOrigin(referer: string | null): string | undefined {
  if (referer === null) return undefined;
  return URL.canParse(referer) ? new URL(referer).origin : "null";
}
