import { Agent, request as plainRequest } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";

export type HttpRequest = {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** Milliseconds for the whole exchange, including reading the body. */
  timeoutMs: number;
  /** Maximum bytes of the response body. */
  maxBytes: number;
};
export type RawResponse = { status: number; retryAfter: string | undefined; text: string };

/**
 * Idle connections close before a Node server's usual 5 s, so that a call rarely uses one that is being closed.
 */
const agents = {
  "http:": new Agent({ keepAlive: true, timeout: 4_000 }),
  "https:": new SecureAgent({ keepAlive: true, timeout: 4_000 }),
};

/**
 * Sends one HTTP request to another host. Uses `node:http` instead of fetch because Next patches fetch, which
 * would store responses in its data cache or make a static page dynamic. Redirects are not followed.
 * @throws UpstreamTimeout, or Error if the host is unreachable, closes the connection or sends more than
 * `maxBytes`.
 */
export async function sendHttp(
  url: URL,
  { method, headers, body, timeoutMs, maxBytes }: HttpRequest,
): Promise<RawResponse> {
  const signal = AbortSignal.timeout(timeoutMs);
  const isSecure = url.protocol === "https:";
  const agent = agents[isSecure ? "https:" : "http:"];
  const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
  const options = {
    method,
    agent,
    signal,
    headers: { ...headers, ...length, "Accept-Encoding": "identity" },
  };
  try {
    return await new Promise<RawResponse>((resolve, reject) => {
      const request = (isSecure ? secureRequest : plainRequest)(url, options, (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on("data", (chunk: Buffer) => {
          size += chunk.byteLength;
          if (size > maxBytes) response.destroy(new Error("response too large"));
          else chunks.push(chunk);
        });
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers["retry-after"],
            text: Buffer.concat(chunks).toString("utf8"),
          }),
        );
      });
      request.on("error", reject);
      request.end(body);
    });
  } catch (error) {
    throw signal.aborted ? new UpstreamTimeout() : error;
  }
}

export class UpstreamTimeout extends Error {
  override name = "UpstreamTimeout";
}
