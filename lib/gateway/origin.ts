import { ProviderError } from "../provider/types";

/**
 * Refuses what a page of another site has a visitor's browser send. A browser says where a POST comes from, and no
 * page can make it lie; what says nothing at all is no browser (an app, curl) and holds nobody's session, since
 * calls are signed in by their bearer header alone and cookies are never read. Every other way than the plain one
 * of writing the own origin is another origin.
 * @throws ProviderError notAllowed.
 */
export function requireOwnOrigin(headers: Headers, ownOrigin: string | undefined): void {
  const own = ownOrigin === undefined ? askedOrigins(headers.get("host")) : [ownOrigin];
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") throw new ProviderError("notAllowed", "");
  const from = headers.get("origin") ?? refererOrigin(headers.get("referer"));
  if (from !== undefined && !own.includes(from)) throw new ProviderError("notAllowed", "");
}

/** Without SITE_URL: the site by the name it was asked under, which a page cannot make a browser lie about either. */
function askedOrigins(host: string | null): string[] {
  return host ? [`http://${host}`, `https://${host}`] : [];
}

/** Sent alone by a few old browsers. What is no address is nobody's origin. */
function refererOrigin(referer: string | null): string | undefined {
  if (referer === null) return undefined;
  return URL.canParse(referer) ? new URL(referer).origin : "null";
}
