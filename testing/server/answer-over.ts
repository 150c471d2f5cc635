import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

/** Answers a request of Node's HTTP server by a handler of web requests, as Next does for a route. */
export async function answerOver(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const { method = "GET", url = "/", headers } = incoming;
  const answer = await handle(
    new Request(new URL(url, "http://site.test"), {
      method,
      headers: headers as Record<string, string>,
      ...(method !== "GET" && {
        body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>,
        duplex: "half",
      }),
    } as RequestInit),
  );
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
}
