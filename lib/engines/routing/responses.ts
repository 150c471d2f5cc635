import { originCookies } from "../../base/contract/campaign-origin";
import { deskLanguageCookie } from "../../base/desk/language";
import { deskScreens } from "../../base/desk/screens";
import { localeCookie, localeMaxAge } from "../../base/session/cookies";
import type { RoutingDecision } from "./decide";

/* Response headers of a decision, for both the middleware and the accelerator. */

/** Pages depend on cookie and header, so a shared cache could send a visitor another one's language. */
export const privateNoCache = "private, no-cache";
const noStore = "private, no-store";

export function cacheControlOf(decision: RoutingDecision): string {
  const isNoStore = decision.kind === "vietnam" || (decision.kind === "page" && decision.noStore);
  return isNoStore ? noStore : privateNoCache;
}

/**
 * Returns the cookies that a visit sets: the language of its query, and the marketing link that led to the campaign.
 * @param isSecure whether the site uses https; the cookies are then `Secure`
 * @returns values of Set-Cookie headers
 */
export function visitCookies(
  { path, search }: { path: string; search: string },
  decision: RoutingDecision,
  isSecure: boolean,
  now = new Date(),
): string[] {
  const attributes = `SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const cookies: string[] = [];
  if (decision.kind !== "vietnam" && decision.storeLanguage) {
    const isDesk = decision.kind === "page" && decision.desk === true;
    const [name, scope] = isDesk ? [deskLanguageCookie, deskScreens.today.path] : [localeCookie, "/"];
    cookies.push(`${name}=${decision.language}; Path=${scope}; Max-Age=${localeMaxAge}; ${attributes}`);
  }
  if (decision.kind !== "page" || !decision.campaign) return cookies;
  // Session cookies that are sent only with the calls that create leads.
  const origins = originCookies({ path, search }, decision.campaign, now);
  return cookies.concat(
    origins.map(({ name, value, path: scope }) => `${name}=${value}; Path=${scope}; ${attributes}`),
  );
}
