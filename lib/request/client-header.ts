import type { IncomingHttpHeaders } from "node:http";
import { env } from "../env";
import { clientAddress } from "./client-address";
import { internalKey } from "./internal";

/*
 * How the client's address travels from the socket to a route handler, which sees no socket: in a request header. A
 * value under its name that was sent from outside is overwritten, and only one with this process's key is believed.
 */
export const clientHeader = "x-yuqiao-client";

/** @param isLocal whether the client is on this machine, with no proxy between that says otherwise */
export function writeClient(headers: IncomingHttpHeaders, address: string, isLocal = false): void {
  headers[clientHeader] = `${internalKey()} ${address} ${isLocal ? "local" : "remote"}`;
}

/** Whether a request comes from this machine. Where `writeClient` is not called, nobody is known to. */
export function isLocalClient(headers: Pick<Headers, "get">): boolean {
  const [key, , place] = headers.get(clientHeader)?.split(" ") ?? [];
  return key === internalKey() && place === "local";
}

/**
 * The client's address. On a host that runs route handlers without an HTTP server of its own, where `writeClient` is
 * not called, it is the one that the trusted proxies name (TRUSTED_PROXIES); else `unknown`, one client for limits.
 */
export function readClient(headers: Pick<Headers, "get">): string {
  const [key, address] = headers.get(clientHeader)?.split(" ") ?? [];
  if (key === internalKey() && address) return address;
  const forwarded = headers.get("x-forwarded-for") ?? undefined;
  return clientAddress(undefined, forwarded, env().TRUSTED_PROXIES);
}
