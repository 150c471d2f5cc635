import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { TargetRefusal } from "./canonical-target";

type RefusalResponse = TargetRefusal & { headers: Readonly<Record<string, string>> };

const refusals = new WeakMap<IncomingMessage, RefusalResponse>();
const guarded = new WeakSet<Server>();

/** Events that a server emits for a request. */
const requestEvents = new Set<string | symbol>(["request", "checkContinue", "checkExpectation"]);

/**
 * Refuses a request before the server's own listeners see it. Next's listeners would fail on a response that has
 * already been sent, so the server's `emit` is replaced.
 * @param headers additional response headers
 */
export function refuseRequest(
  server: Server,
  request: IncomingMessage,
  refusal: TargetRefusal,
  headers: Readonly<Record<string, string>>,
): void {
  refusals.set(request, { ...refusal, headers });
  if (guarded.has(server)) return;
  guarded.add(server);
  const emit = server.emit.bind(server) as (event: string | symbol, ...values: unknown[]) => boolean;
  server.emit = (event: string | symbol, ...values: unknown[]) => {
    const pendingRefusal = requestEvents.has(event) ? refusals.get(values[0] as IncomingMessage) : undefined;
    if (!pendingRefusal) return emit(event, ...values);
    sendRefusal(pendingRefusal, values[1] as ServerResponse);
    return true;
  };
}

function sendRefusal({ status, location, headers }: RefusalResponse, response: ServerResponse): void {
  // Further requests on this connection are not read.
  if (status !== 308) response.shouldKeepAlive = false;
  // Without a text, browsers would show their own error page.
  const text = location === undefined ? (STATUS_CODES[status] ?? "") : "";
  response.writeHead(status, {
    ...headers,
    ...(location !== undefined && { Location: location }),
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Length": text.length,
  });
  response.end(text);
}
