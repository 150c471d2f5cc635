/*
 * Requests of this process to its own HTTP server: to render pages again after a change at the desk, to render a
 * preview, to ask which classes there are. They carry the process's key; lib/request/sanitize.ts removes the header from
 * any request with another. Free of Node's modules, since the middleware runs at the edge.
 */
export const internalHeader = "x-yuqiao-internal";

/**
 * The process's key, made on first use. It stands in the environment because the sandbox of the middleware shares
 * nothing else with the process.
 */
export function internalKey(): string {
  return (process.env.YUQIAO_INTERNAL_KEY ??= crypto.randomUUID());
}

/** Whether the accelerator answers in front of Next (lib/server/bridge.ts says so before Next starts). */
export const isAccelerated = () => process.env.YUQIAO_ACCELERATED === "true";

/** The headers of an internal request. */
export const internalHeaders = () => ({ [internalHeader]: internalKey() });

/** Whether a value of the header is this process's key. */
export function isInternal(value: string | string[] | null | undefined): boolean {
  const key = process.env.YUQIAO_INTERNAL_KEY;
  return key !== undefined && value === key;
}

/** Where this process reaches itself: its HTTP server, or on a host that runs none of its own the site's address. */
export function internalOrigin(): string {
  const { HOST, PORT, SITE_URL } = process.env;
  const port = PORT?.trim();
  if (!port && SITE_URL?.trim()) return new URL(SITE_URL.trim()).origin;
  const host = HOST?.trim();
  const isWildcard = !host || host === "0.0.0.0" || host === "::";
  const name = isWildcard ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port || "3000"}`;
}
