import { NextResponse, type NextRequest } from "next/server";
import { internalHeader, isInternal } from "./lib/request/internal";
import type { RoutingDecision } from "./lib/routing/decide";
import { decideRequest } from "./lib/routing/decide-request";
import { classCheck, fetchKnownClasses } from "./lib/routing/known-classes";
import { isPage } from "./lib/routing/not-pages";
import { cacheControlOf, visitCookies } from "./lib/routing/responses";
import { anyInlineScript, pageHeaders } from "./lib/routing/security-headers";
import { routingSettings } from "./lib/routing/settings";

/*
 * Routing of pages: language, rewrites to the pages below app/[locale], locale cookie, the Vietnamese redirect, the
 * teacher guard, unknown addresses, security headers. All of it is decided by lib/routing; this file applies it.
 */

// Everything but calls and files (lib/routing/not-pages.ts; a test compares the two lists).
export const config = {
  matcher: ["/((?!(?:api|chief|og|qr|flags|calendar|_next|art|icons|pictures)/|__nextjs_).*)"],
};

const settings = routingSettings(process.env);
const headersOf = pageHeaders({
  isSecure: settings.isSecure,
  apiHost: settings.apiHost,
  isDevelopment: process.env.NODE_ENV === "development",
  inlineScripts: anyInlineScript,
});
const classes = classCheck(fetchKnownClasses);

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname: path, search } = request.nextUrl;
  // An internal request names a page as Next knows it.
  if (!isPage(path) || isInternal(request.headers.get(internalHeader))) return NextResponse.next();
  const headers = headersOf(path);
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new NextResponse(null, { status: 405, headers: { ...headers, Allow: "GET, HEAD" } });
  }
  const decision = await decideRequest(
    { path, search },
    { cookie: request.headers.get("cookie"), acceptLanguage: request.headers.get("accept-language") },
    settings,
    classes.check,
  );
  const response = respond(decision, request);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  response.headers.set("Cache-Control", cacheControlOf(decision));
  for (const cookie of visitCookies({ path, search }, decision, settings.isSecure)) {
    response.headers.append("Set-Cookie", cookie);
  }
  return response;
}

function respond(decision: RoutingDecision, request: NextRequest): NextResponse {
  if (decision.kind === "redirect" || decision.kind === "vietnam") {
    const to = new URL(decision.to + request.nextUrl.search, request.url);
    return NextResponse.redirect(to, 307);
  }
  const page = new URL(encodeURI(decision.rewrite), request.url);
  return NextResponse.rewrite(page, { status: decision.kind === "missing" ? 404 : 200 });
}
