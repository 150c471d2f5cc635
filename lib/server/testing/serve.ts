import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { handle } from "../../gateway/handle";
import { startServer } from "../start";

/* The site without its pages, in a process of its own: the same start, calls and end, in a fraction of the time. */

async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
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

await startServer();
const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
server.listen(0, "127.0.0.1", () => {
  console.log(`listening at http://127.0.0.1:${(server.address() as AddressInfo).port}.`);
});
// As Next does.
process.on("SIGTERM", () => server.close(() => process.exit(143)));
