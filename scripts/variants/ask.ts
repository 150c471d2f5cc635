import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { WireRequest } from "./request";

/** Decoders of the site's encodings. */
const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export type RawResponse = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends a request unchanged: without added headers, redirects or normalized paths. */
export function sendRequest(address: string, { path, headers }: WireRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, headers, agent, timeout: 30_000 };
    const request = get(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const text = (decoders[response.headers["content-encoding"] ?? ""]?.(body) ?? body).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    request.once("error", (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection just as it is reused; then the request is sent again (RFC 9112 section 9.3.1).
      if (request.reusedSocket && error.code === "ECONNRESET")
        sendRequest(address, { path, headers }).then(resolve, reject);
      else reject(error);
    });
    request.once("timeout", () =>
      request.destroy(new Error(`no response to ${JSON.stringify({ path, headers })}`)),
    );
  });
}
