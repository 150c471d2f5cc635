import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type Responder = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts a webhook receiver on this machine that records requests; `responders` answer the next ones in order. */
export async function startWebhookReceiver() {
  const received: { headers: Record<string, string>; body: string; path: string }[] = [];
  const responders: Responder[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { headers, url = "" } = request;
      received.push({ headers: headers as Record<string, string>, body: body.toString(), path: url });
      const respond = responders.shift() ?? ((defaultResponse) => void defaultResponse.end());
      respond(response, request);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const url = `http://127.0.0.1:${port}/hook`;
  /** Environment variables of a site that sends to this receiver. */
  const settings = {
    NOTICE_WEBHOOK_URL: url,
    NOTICE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
  };
  return { url, settings, received, responders, close };
}
