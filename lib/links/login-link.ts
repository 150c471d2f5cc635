import { env } from "../env";

/**
 * Address of an account page (login or register) that leads back to a page afterwards.
 * @param site the account page, on this site or the provider's
 * @param back path on this site, or the whole address of another site's page
 */
export function withReturn(site: string, back: string): string {
  const isOwn = site.startsWith("/");
  // A provider's login needs the whole address.
  const target = isOwn ? back : new URL(back, env().SITE_URL).href;
  return `${site}${site.includes("?") ? "&" : "?"}redirect=${encodeURIComponent(target)}`;
}
