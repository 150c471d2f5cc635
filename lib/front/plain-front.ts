import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { RoutingDecision } from "../routing/decide";
import { languageCookie, negotiated, redirect, redirectFromSlash } from "./answers";

/** Pages as Next makes them, with its own scripts: for `npm run dev`, its comforts too, and with FINISHED_PAGES=false. */
export function plainFront(
  decideFor: (request: IncomingMessage) => RoutingDecision | Promise<RoutingDecision>,
  next: RequestListener,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (redirectFromSlash(request, response)) return;
    const decision = await decideFor(request);
    if (decision.kind === "vietnam" || decision.kind === "redirect")
      return redirect(request, response, decision);
    if (decision.storeLanguage) response.setHeader("Set-Cookie", languageCookie(decision.language));
    if (decision.kind === "missing") response.statusCode = 404;
    response.setHeader("Cache-Control", negotiated);
    request.url = encodeURI(decision.rewrite);
    next(request, response);
  };
}
