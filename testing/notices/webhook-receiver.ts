import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A webhook's receiver on this machine: keeps what it was sent, and answers as it is told. */
export async function openReceiver() {
  const taken: { headers: Record<string, string>; body: string; path: string }[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { headers, url = "" } = request;
      taken.push({ headers: headers as Record<string, string>, body: body.toString(), path: url });
      const answer = answers.shift() ?? ((told) => void told.end());
      answer(response, request);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  const url = `http://127.0.0.1:${port}/hook`;
  /** Of a site that tells it. */
  const settings = {
    NOTICE_WEBHOOK_URL: url,
    NOTICE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
  };
  return { url, settings, taken, answers, close };
}
