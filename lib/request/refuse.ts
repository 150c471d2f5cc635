import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Refusal } from "./canonical-target";

type Answer = Refusal & { headers: Readonly<Record<string, string>> };

const refusals = new WeakMap<IncomingMessage, Answer>();
const guarded = new WeakSet<Server>();

/** What a server emits for a request that has arrived. */
const requestEvents = new Set<string | symbol>(["request", "checkContinue", "checkExpectation"]);

/**
 * Answers a request in place of its server, whose own listeners never see it: Next's come with the server, and an answer
 * that was sent before would make them fail.
 * @param headers of the answer, besides those that the refusal asks for
 */
export function refuseRequest(
  server: Server,
  request: IncomingMessage,
  refusal: Refusal,
  headers: Readonly<Record<string, string>>,
): void {
  refusals.set(request, { ...refusal, headers });
  if (guarded.has(server)) return;
  guarded.add(server);
  const emit = server.emit.bind(server) as (event: string | symbol, ...values: unknown[]) => boolean;
  server.emit = (event: string | symbol, ...values: unknown[]) => {
    const found = requestEvents.has(event) ? refusals.get(values[0] as IncomingMessage) : undefined;
    if (!found) return emit(event, ...values);
    sendRefusal(found, values[1] as ServerResponse);
    return true;
  };
}

function sendRefusal({ status, location, headers }: Answer, response: ServerResponse): void {
  // What else the client sends on this connection is not worth reading.
  if (status !== 308) response.shouldKeepAlive = false;
  // A browser shows an error page of its own for a refusal without a text.
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
