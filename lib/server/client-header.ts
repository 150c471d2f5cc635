import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { processState } from "../process-state";

/*
 * How the asker's address travels from the socket to a route handler, which sees no socket: in a request header.
 * What was sent under its name is overwritten, and only a value with this process's own key is believed, so that
 * even a request that came in another way cannot name itself.
 */
export const clientHeader = "x-yuqiao-client";

const clientHeaderKeySlot = processState<string>("clientHeaderKey");

export function writeClient(headers: IncomingHttpHeaders, address: string): void {
  headers[clientHeader] = `${(clientHeaderKeySlot.value ??= randomBytes(16).toString("hex"))} ${address}`;
}

/** The asker's address; `unknown`, shared by all such askers, where `receive` did not write one. */
export function readClient(headers: Pick<Headers, "get">): string {
  const [key, address] = headers.get(clientHeader)?.split(" ") ?? [];
  return key !== undefined && key === clientHeaderKeySlot.value && address ? address : "unknown";
}
