import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type RawResponse = { status?: number; text: string; headers: IncomingHttpHeaders };

/** Makes a request to a test's server on a new connection. Unlike `fetch`, does not decompress or follow redirects. */
export function get(
  server: Server,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = "GET",
): Promise<RawResponse> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, headers, method, agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += String(chunk)));
      response.on("end", () => resolve({ status: response.statusCode, text, headers: response.headers }));
    })
      .on("error", reject)
      .end();
  });
}
