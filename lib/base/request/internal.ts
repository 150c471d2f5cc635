import { withTimeLimit } from "./time-limit";

/*
 * Requests of this process to its own HTTP server: to revalidate pages after a change at the desk, to render a preview,
 * to read the known classes. They carry the process's key; lib/base/request/sanitize.ts removes the header from all other
 * requests. Imports no Node modules, because the middleware runs in the edge runtime.
 */
export const internalHeader = "x-yuqiao-internal";

/**
 * Returns the process's key, which is created on first use. It is stored in the environment because the middleware's
 * sandbox shares nothing else with the process.
 */
export function internalKey(): string {
  return (process.env.YUQIAO_INTERNAL_KEY ??= crypto.randomUUID());
}

/** Whether the accelerator runs in front of Next (lib/app/server/bridge.ts sets the variable before Next starts). */
export const isAccelerated = () => process.env.YUQIAO_ACCELERATED === "true";

export const internalHeaders = () => ({ [internalHeader]: internalKey() });

/** Whether a header value is this process's key. */
export function isInternal(value: string | string[] | null | undefined): boolean {
  const key = process.env.YUQIAO_INTERNAL_KEY;
  return key !== undefined && value === key;
}

/** Returns the origin of this process's HTTP server, or of SITE_URL on a host where the process has no HTTP server. */
export function internalOrigin(): string {
  const { HOST, PORT, SITE_URL } = process.env;
  const port = PORT?.trim();
  if (!port && SITE_URL?.trim()) return new URL(SITE_URL.trim()).origin;
  const host = HOST?.trim();
  const isWildcard = !host || host === "0.0.0.0" || host === "::";
  const name = isWildcard ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port || "3000"}`;
}

/**
 * Requests a path of this process's HTTP server and reads the response, together within `timeoutMs`.
 * @throws Error if that takes longer, if the request fails, or what `read` throws
 */
export function requestOwnServer<Result>(
  path: string,
  timeoutMs: number,
  read: (response: Response) => Result | Promise<Result>,
): Promise<Result> {
  return withTimeLimit(timeoutMs, async (signal) =>
    read(await fetch(internalOrigin() + path, { headers: internalHeaders(), signal })),
  );
}
