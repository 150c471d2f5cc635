import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { RoutingDecision } from "../routing/decide";
import { setHeaders, type FlatHeaders } from "../server/answer-headers";
import { cacheControl, endsInSlash, redirect, redirectFromSlash, type VisitCookies } from "./answers";

/** Pages as Next makes them, with its own scripts: for `npm run dev`, its comforts too, and with FINISHED_PAGES=false. */
export function plainFront(
  decideFor: (request: IncomingMessage) => RoutingDecision | Promise<RoutingDecision>,
  cookiesFor: VisitCookies,
  next: RequestListener,
) {
  return async (request: IncomingMessage, response: ServerResponse, headers: FlatHeaders): Promise<void> => {
    setHeaders(response, headers);
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
