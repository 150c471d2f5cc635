import type { IncomingMessage, ServerResponse } from "node:http";
import { campaignOrigin, originCookie, originCookiePaths } from "../campaign/origin";
import { deskLanguageCookie } from "../desk/language";
import { deskScreens } from "../desk/screens";
import type { RoutingDecision } from "../routing/decide";
import { splitTarget } from "../server/target";
import { localeCookie, localeMaxAge } from "../session/cookies";

/** Negotiated by cookie and header: a shared cache must not hand one visitor another's language. */
export const negotiated = "private, no-cache";
/** Nobody keeps it, the browser itself included. */
const unkept = "private, no-store";

const isOfDesk = (decision: RoutingDecision) => decision.kind === "page" && decision.desk === true;

export const cacheControl = (decision: RoutingDecision) =>
  decision.kind === "page" && decision.unkept ? unkept : negotiated;

/** What a visit leaves in the browser: the language that was asked for, and which of the marketer's links led here. */
export type VisitCookies = (request: IncomingMessage, decision: RoutingDecision) => string[];

/** @param secure whether visitors come over https: what is stored over it is never sent without. */
export function visitCookies(secure: boolean): VisitCookies {
  const last = secure ? "; Secure" : "";
  return ({ url }, decision) => {
    const cookies: string[] = [];
    if (decision.kind !== "vietnam" && decision.storeLanguage) {
      const [name, path] = isOfDesk(decision)
        ? [deskLanguageCookie, deskScreens.start.path]
        : [localeCookie, "/"];
      cookies.push(
        `${name}=${decision.language}; Path=${path}; Max-Age=${localeMaxAge}; SameSite=Lax${last}`,
      );
    }
    if (decision.kind !== "page" || !decision.campaign) return cookies;
    const { path, search } = splitTarget(url);
    const origin = campaignOrigin(path, search);
    if (!origin) return cookies;
    const value = `${originCookie}=${encodeURIComponent(origin)}`;
    // For this visit, and for the calls of a lead alone.
    return cookies.concat(originCookiePaths.map((to) => `${value}; Path=${to}; SameSite=Lax${last}`));
  };
}

/** Leads elsewhere, the query with it. */
export function redirect(
  request: IncomingMessage,
  response: ServerResponse,
  decision: Extract<RoutingDecision, { to: string }>,
  cookies: string[],
): void {
  response.setHeader("Cache-Control", decision.kind === "vietnam" ? unkept : negotiated);
  if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);
  response.writeHead(307, { Location: decision.to + splitTarget(request.url).search }).end();
}

/** Whether a page is asked for by an address that has a slash too many at its end. */
export function endsInSlash({ url }: IncomingMessage): boolean {
  const { path } = splitTarget(url);
  return path.length > 1 && path.endsWith("/");
}

/** Leads from `/home/` to `/home`, the query with it; never to another host, which `//` would be the beginning of. */
export function redirectFromSlash({ url }: IncomingMessage, response: ServerResponse): void {
  const { path, search } = splitTarget(url);
  // Browsers take a backslash for a slash.
  const target = path.replace(/^[/\\]+|\/+$/g, "");
  response.writeHead(308, { Location: `/${target}${search}`, "Cache-Control": negotiated }).end();
}

/** Pages are read, and nothing else is done with them. */
export const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";
export const refuseMethod = (response: ServerResponse) => refuse(response, 405, { Allow: "GET, HEAD" });

/** Says no in a status and its headers. */
export function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "Content-Length": 0, "Cache-Control": "no-store", ...headers }).end();
}
