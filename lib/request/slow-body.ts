import type { IncomingMessage } from "node:http";

/** How long a body may take that is sent more slowly than any working line. Calls are a few KB. */
const graceMs = 60_000;
/** Beyond that, each so many bytes buy a second: the desk's pictures have up to 15 MB. */
const bytesPerSecond = 8 * 1024;

/**
 * Ends the connection of a request whose body drips: Node's own limits are for silence, and for five minutes in all.
 * @param limits for tests; times in milliseconds
 */
export function limitBodyTime(request: IncomingMessage, limits = { graceMs, bytesPerSecond }): void {
  const { headers, socket } = request;
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
  if (!hasBody || request.complete) return;
  const startedAt = performance.now();
  const bytesBefore = socket.bytesRead;
  let timer: NodeJS.Timeout;
  const check = () => {
    if (request.complete) return;
    const bytes = socket.bytesRead - bytesBefore;
    const allowedMs = limits.graceMs + (bytes / limits.bytesPerSecond) * 1000;
    const leftMs = allowedMs - (performance.now() - startedAt);
    if (leftMs <= 0) socket.destroy();
    else timer = setTimeout(check, Math.max(leftMs, 10)).unref();
  };
  timer = setTimeout(check, limits.graceMs).unref();
  request.once("close", () => clearTimeout(timer));
}
