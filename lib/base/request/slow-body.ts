import type { IncomingMessage } from "node:http";

/** Time that every body may take. Calls are a few KB. */
const graceMs = 60_000;
/** Minimum rate beyond that time: each so many bytes add a second. Pictures at the desk have up to 15 MB. */
const bytesPerSecond = 8 * 1024;

/**
 * Closes the connection of a request whose body arrives too slowly. Node's own limits cover only idle connections and a
 * total of five minutes.
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
