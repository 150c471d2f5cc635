import { env } from "../env";

/**
 * Builds the address of an account page (login or register) that redirects back to a page afterwards.
 * @param site the account page, on this site or the provider's
 * @param returnTo a path on this site, or the absolute URL of a page of another site
 */
export function withReturnPath(site: string, returnTo: string): string {
  const isOwn = site.startsWith("/");
  // A login page on another site needs an absolute URL.
  const target = isOwn ? returnTo : new URL(returnTo, env().SITE_URL).href;
  return `${site}${site.includes("?") ? "&" : "?"}redirect=${encodeURIComponent(target)}`;
}
