import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { RoutingDecision } from "../routing/decide";
import { setHeaders, type FlatHeaders } from "../server/answer-headers";
import {
  cacheControl,
  endsInSlash,
  isRead,
  redirect,
  redirectFromSlash,
  refuseMethod,
  type VisitCookies,
} from "./answers";

type PlainFrontSettings = {
  decideFor: (request: IncomingMessage) => RoutingDecision | Promise<RoutingDecision>;
  cookiesFor: VisitCookies;
  next: RequestListener;
  development: boolean;
};

/** What Next's development server answers itself: the error overlay asks for the sources behind a stack. */
const ofDevelopment = "/__nextjs_";

/** Pages as Next makes them, with its own scripts: for `npm run dev`, its comforts too, and with FINISHED_PAGES=false. */
export function plainFront({ decideFor, cookiesFor, next, development }: PlainFrontSettings) {
  return async (request: IncomingMessage, response: ServerResponse, headers: FlatHeaders): Promise<void> => {
    setHeaders(response, headers);
    if (development && request.url?.startsWith(ofDevelopment)) return void next(request, response);
    if (!isRead(request)) return refuseMethod(response);
    if (endsInSlash(request)) return redirectFromSlash(request, response);
    const decision = await decideFor(request);
    const cookies = cookiesFor(request, decision);
    if (decision.kind === "vietnam" || decision.kind === "redirect")
      return redirect(request, response, decision, cookies);
    if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);
    if (decision.kind === "missing") response.statusCode = 404;
    response.setHeader("Cache-Control", cacheControl(decision));
    request.url = encodeURI(decision.rewrite);
    next(request, response);
  };
}
