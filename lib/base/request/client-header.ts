import type { IncomingHttpHeaders } from "node:http";
import { env } from "../env";
import { clientAddress } from "./client-address";
import { internalKey } from "./internal";

/*
 * Request header that passes the client's address to route handlers, which have no access to the socket. A value sent
 * by the client is overwritten, and only a value with this process's key is trusted.
 */
export const clientHeader = "x-yuqiao-client";

/** @param isLocal whether the client is on this machine and no proxy reports another address */
export function writeClient(headers: IncomingHttpHeaders, address: string, isLocal = false): void {
  headers[clientHeader] = `${internalKey()} ${address} ${isLocal ? "local" : "remote"}`;
}

/** Whether a request comes from this machine; always false where `writeClient` is not called. */
export function isLocalClient(headers: Pick<Headers, "get">): boolean {
  const [key, , place] = headers.get(clientHeader)?.split(" ") ?? [];
  return key === internalKey() && place === "local";
}

/**
 * Returns the client's address. On a host that runs route handlers without an HTTP server in this process, where
 * `writeClient` is not called, the address comes from the trusted proxies (TRUSTED_PROXIES) or is `unknown`, which
 * counts as one client for limits.
 */
export function readClient(headers: Pick<Headers, "get">): string {
  const [key, address] = headers.get(clientHeader)?.split(" ") ?? [];
  if (key === internalKey() && address) return address;
  const forwarded = headers.get("x-forwarded-for") ?? undefined;
  return clientAddress(undefined, forwarded, env().TRUSTED_PROXIES);
}
