import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "../i18n/languages";
import type { RoutingDecision } from "../routing/decide";
import { localeCookie, localeMaxAge } from "../session/cookies";

/** Negotiated by cookie and header: a shared cache must not hand one visitor another's language. */
export const negotiated = "private, no-cache";

/** The cookie that keeps a language chosen by query. */
export const languageCookie = (language: Language) =>
  `${localeCookie}=${language}; Path=/; Max-Age=${localeMaxAge}; SameSite=Lax`;

/** Leads elsewhere, the query with it. */
export function redirect(
  request: IncomingMessage,
  response: ServerResponse,
  decision: Extract<RoutingDecision, { to: string }>,
): void {
  const at = request.url?.indexOf("?") ?? -1;
  const search = at < 0 ? "" : request.url?.slice(at);
  response.setHeader("Cache-Control", decision.kind === "vietnam" ? "private, no-store" : negotiated);
  if (decision.kind === "redirect" && decision.storeLanguage) {
    response.setHeader("Set-Cookie", languageCookie(decision.language));
  }
  response.writeHead(307, { Location: decision.to + search }).end();
}

/**
 * Leads from `/home/` to `/home`, the query with it; never to another host, which `//` would be the beginning of.
 * @returns whether it did.
 */
export function redirectFromSlash(request: IncomingMessage, response: ServerResponse): boolean {
  const [, path, search] = /^([^?]+)\/(\?.*)?$/.exec(request.url ?? "") ?? [];
  if (path === undefined) return false;
  const target = path.replace(/^\/+|\/+$/g, "");
  response.writeHead(308, { Location: `/${target}${search ?? ""}`, "Cache-Control": negotiated }).end();
  return true;
}

/** Says no in a status and its headers. */
export function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "Content-Length": 0, "Cache-Control": "no-store", ...headers }).end();
}
