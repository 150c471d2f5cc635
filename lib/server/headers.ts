import type { ServerResponse } from "node:http";

export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Ends a response that has no body. */
export function refuse(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "Content-Length": 0, "Cache-Control": "no-store", ...headers }).end();
}
