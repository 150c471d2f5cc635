import { NextResponse, type NextRequest } from "next/server";
import { askedSearch } from "./lib/routing/asked-search";
import { decide, missing, sharedFor, type RoutingDecision } from "./lib/routing/decide";
import {
  classCheck,
  dependsOnClasses,
  knownClassesPath,
  type KnownClasses,
} from "./lib/routing/known-classes";
import { accountTypeCookie, localeCookie, localeMaxAge, tokenCookie } from "./lib/session/cookies";
import { siteAddress } from "./lib/site-address";

/** Negotiated by cookie and header: a shared cache must not hand one visitor another's language. */
const negotiated = "private, no-cache";

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { nextUrl, cookies, headers } = request;
  const decision = decide(
    {
      path: nextUrl.pathname,
      localeQuery: nextUrl.searchParams.get("locale"),
      search: nextUrl.search,
      localeCookie: cookies.get(localeCookie)?.value,
      acceptLanguage: headers.get("accept-language"),
      signedIn: Boolean(cookies.get(tokenCookie)?.value),
      accountType: cookies.get(accountTypeCookie)?.value,
    },
    {
      vietnamSite: addressIn(process.env.VIETNAM_SITE_URL),
      ownOrigin: addressIn(process.env.SITE_URL) ?? nextUrl.origin,
      embedded: !process.env.API_HOST,
    },
  );
  return respond(request, await checked(request, decision));
}

/** A class or a page of classes that is not there is missing: only this server can tell, so it is asked. */
async function checked(request: NextRequest, decision: RoutingDecision): Promise<RoutingDecision> {
  if (decision.kind !== "page" || !dependsOnClasses(decision.rewrite)) return decision;
  // The address of this process, whatever a proxy in front says: it speaks plain HTTP.
  ownOrigin ??= `http://${request.nextUrl.host}`;
  return (await isThere(decision.rewrite)) ? decision : missing(decision);
}

let ownOrigin: string | undefined;
const isThere = classCheck(async () => {
  const response = await fetch(ownOrigin + knownClassesPath, { signal: AbortSignal.timeout(3000) });
  return response.ok ? ((await response.json()) as KnownClasses) : undefined;
});

/*
 * `lib/env.ts` checks these at start with zod; here, in front of every request, they are read raw so that
 * the middleware stays small.
 */
function addressIn(setting: string | undefined): string | undefined {
  return setting?.trim() ? siteAddress(setting) : undefined;
}

function respond(request: NextRequest, decision: RoutingDecision): NextResponse {
  if (decision.kind === "vietnam") {
    const search = askedSearch(request.headers, request.nextUrl.search);
    const answer = NextResponse.redirect(decision.to + search, 307);
    answer.headers.set("cache-control", "private, no-store");
    return answer;
  }
  const answer =
    decision.kind === "redirect" ? redirectInside(request, decision.to) : rewrite(request, decision);
  answer.headers.set("cache-control", negotiated);
  const seconds = sharedFor(decision);
  // Read, and taken away, by the edge in deploy/nginx, whose key holds all that the decision depends on.
  if (seconds !== undefined) answer.headers.set("x-accel-expires", String(seconds));
  if (decision.storeLanguage) {
    answer.cookies.set(localeCookie, decision.language, { path: "/", maxAge: localeMaxAge, sameSite: "lax" });
  }
  return answer;
}

function redirectInside(request: NextRequest, path: string): NextResponse {
  const target = request.nextUrl.clone();
  target.pathname = path;
  target.search = askedSearch(request.headers, target.search);
  return NextResponse.redirect(target, 307);
}

function rewrite(
  request: NextRequest,
  decision: { kind: "page" | "missing"; rewrite: string },
): NextResponse {
  const target = request.nextUrl.clone();
  target.pathname = decision.rewrite;
  return NextResponse.rewrite(target, decision.kind === "missing" ? { status: 404 } : undefined);
}

export const config = {
  // Everything but calls, Next's own files, and files served as they are. Paths that only look like these
  // (such as /_next/nothing or /art/nothing) are answered by Next with its own 404 and store nothing.
  matcher: [
    "/((?!api/|chief/|og/|qr/|flags/|calendar/|_next/|art/|icons/|favicon\\.ico$|healthz$|readyz$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$).*)",
  ],
};
