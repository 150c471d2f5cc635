import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Wire } from "./request";

/** What the site packs with. */
const unpack: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** One request as it is, without what a browser or `fetch` would add, follow or mend. */
export function ask(address: string, { path, headers }: Wire): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, headers, agent, timeout: 30_000 };
    const request = get(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const text = (unpack[response.headers["content-encoding"] ?? ""]?.(body) ?? body).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    request.once("error", (error: NodeJS.ErrnoException) => {
      // The other side may close a quiet connection just as it is used again: asked once more (RFC 9112, 9.3.1).
      if (request.reusedSocket && error.code === "ECONNRESET")
        ask(address, { path, headers }).then(resolve, reject);
      else reject(error);
    });
    request.once("timeout", () =>
      request.destroy(new Error(`no answer to ${JSON.stringify({ path, headers })}`)),
    );
  });
}
