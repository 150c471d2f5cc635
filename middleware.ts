import { NextResponse, type NextRequest } from "next/server";
import { serverTimingHeader } from "./lib/base/clock/server-timing";
import { canonicalTarget } from "./lib/base/request/canonical-target";
import { internalHeader, isInternal } from "./lib/base/request/internal";
import { keepSiteCookies } from "./lib/base/request/site-cookies";
import { splitTarget } from "./lib/base/request/target";
import type { RoutingDecision } from "./lib/engines/routing/decide";
import { decideRequest } from "./lib/engines/routing/decide-request";
import { classCheck, fetchKnownClasses } from "./lib/engines/routing/known-classes";
import { isPage } from "./lib/engines/routing/not-pages";
import { fetchOfferedLanguages, offeredLanguagesReader } from "./lib/engines/routing/offered-languages";
import { cacheControlOf, visitCookies } from "./lib/engines/routing/responses";
import { anyInlineScript, pageHeaders } from "./lib/engines/routing/security-headers";
import { routingSettings } from "./lib/engines/routing/settings";

/*
 * Routing of pages: language, rewrites to the pages below app/[locale], locale cookie, the Vietnamese redirect, the
 * teacher guard, 404 pages and security headers. lib/engines/routing makes the decisions; this file applies them.
 */

// All paths except those of calls and files (lib/engines/routing/not-pages.ts; a test compares the two lists).
export const config = {
  matcher: ["/((?!(?:api|chief|og|qr|flags|calendar|_next|art|icons|pictures|sounds)/|__nextjs_).*)"],
};

const settings = routingSettings(process.env);
const headersOf = pageHeaders({
  isSecure: settings.isSecure,
  apiHost: settings.apiHost,
  isDevelopment: process.env.NODE_ENV === "development",
  inlineScripts: anyInlineScript,
});
const classes = classCheck(fetchKnownClasses);
const readOfferedLanguages = offeredLanguagesReader(fetchOfferedLanguages);

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { nextUrl } = request;
  // An internal request uses the internal path of a page.
  if (isInternal(request.headers.get(internalHeader))) return NextResponse.next();
  // Needed on hosts where the process has no HTTP server, so that lib/app/bootstrap/observe-requests has not sanitized the request.
  const canonical = canonicalTarget(nextUrl.pathname + nextUrl.search);
  if ("status" in canonical) {
    const status = canonical.status === 308 ? 404 : canonical.status;
    return new NextResponse(null, { status, headers: { ...headersOf("/"), "Cache-Control": "no-store" } });
  }
  const { path, search } = splitTarget(canonical.target);
  if (!isPage(path)) return NextResponse.next(withSiteCookies(request));
  const headers = headersOf(path);
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new NextResponse(null, { status: 405, headers: { ...headers, Allow: "GET, HEAD" } });
  }
  const decision = await decideRequest(
    { path, search },
    { cookie: request.headers.get("cookie"), acceptLanguage: request.headers.get("accept-language") },
    { ...settings, offered: await readOfferedLanguages() },
    classes.check,
  );
  const response = respond(decision, request);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  response.headers.set("Cache-Control", cacheControlOf(decision));
  response.headers.set("Server-Timing", serverTimingHeader(Date.now()));
  for (const cookie of visitCookies({ path, search }, decision, settings.isSecure)) {
    response.headers.append("Set-Cookie", cookie);
  }
  return response;
}

/** Returns the options that make Next continue with the site's own cookies only. */
function withSiteCookies({ headers: requestHeaders }: NextRequest): { request?: { headers: Headers } } {
  const cookie = requestHeaders.get("cookie");
  const ownCookies = cookie === null ? null : keepSiteCookies(cookie);
  if (ownCookies === cookie) return {};
  const headers = new Headers(requestHeaders);
  headers.set("cookie", ownCookies ?? "");
  return { request: { headers } };
}

function respond(decision: RoutingDecision, request: NextRequest): NextResponse {
  if (decision.kind === "redirect" || decision.kind === "vietnam") {
    const to = new URL(decision.to + request.nextUrl.search, request.url);
    return NextResponse.redirect(to, 307);
  }
  const page = new URL(encodeURI(decision.rewrite), request.url);
  const status = decision.kind === "missing" ? 404 : 200;
  return NextResponse.rewrite(page, { ...withSiteCookies(request), status });
}
