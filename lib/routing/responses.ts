import { campaignOrigin, originCookie, originCookiePaths } from "../campaign/origin";
import { deskLanguageCookie } from "../desk/language";
import { deskScreens } from "../desk/screens";
import { localeCookie, localeMaxAge } from "../session/cookies";
import type { RoutingDecision } from "./decide";

/* What a decision means for the response, whoever sends it: the middleware, or the accelerator. */

/** Negotiated by cookie and header: a shared cache must not hand one visitor another's language. */
export const negotiated = "private, no-cache";
const noStore = "private, no-store";

export function cacheControlOf(decision: RoutingDecision): string {
  const isNoStore = decision.kind === "vietnam" || (decision.kind === "page" && decision.noStore);
  return isNoStore ? noStore : negotiated;
}

/**
 * The cookies that a visit sets: the language that its query asked for, and the marketer's link that led to the campaign.
 * @param isSecure whether visitors come over https: the cookies are then never sent without
 * @returns values of Set-Cookie headers
 */
export function visitCookies(
  { path, search }: { path: string; search: string },
  decision: RoutingDecision,
  isSecure: boolean,
): string[] {
  const attributes = `SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const cookies: string[] = [];
  if (decision.kind !== "vietnam" && decision.storeLanguage) {
    const isDesk = decision.kind === "page" && decision.desk === true;
    const [name, scope] = isDesk ? [deskLanguageCookie, deskScreens.start.path] : [localeCookie, "/"];
    cookies.push(`${name}=${decision.language}; Path=${scope}; Max-Age=${localeMaxAge}; ${attributes}`);
  }
  if (decision.kind !== "page" || !decision.campaign) return cookies;
  const origin = campaignOrigin(path, search);
  if (!origin) return cookies;
  const value = `${originCookie}=${encodeURIComponent(origin)}`;
  // Until the browser is closed, and for the calls of a lead alone.
  return cookies.concat(originCookiePaths.map((scope) => `${value}; Path=${scope}; ${attributes}`));
}
