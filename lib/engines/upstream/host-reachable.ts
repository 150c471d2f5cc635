import { clientInfo, endpoints } from "../../base/contract/endpoints";
import { sendHttp } from "./send";

/** The expected response is small; anything larger is aborted. */
const maxBytes = 64 * 1024;

/**
 * Whether the provider at `host` responds to one of its cheapest calls within `timeoutMs` milliseconds with a
 * status below 500.
 */
export async function isHostReachable(host: string, timeoutMs: number): Promise<boolean> {
  const { method, path } = endpoints.appVersions;
  const url = new URL(`${host}${path}?${new URLSearchParams(clientInfo)}`);
  const headers = { Accept: "application/json" };
  return sendHttp(url, { method, headers, timeoutMs, maxBytes }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
