import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

/** Responds to a request of Node's HTTP server with a web request handler, as Next does for route handlers. */
export async function respondWith(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const { method = "GET", url = "/", headers } = incoming;
  const response = await handle(
    new Request(new URL(url, "http://site.test"), {
      method,
      headers: headers as Record<string, string>,
      ...(method !== "GET" && {
        body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>,
        duplex: "half",
      }),
    } as RequestInit),
  );
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
