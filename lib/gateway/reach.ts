import { clientInfo, endpoints } from "../contract/endpoints";
import { send } from "./send";

/** The answer to the question is small; what comes instead of it is not read to its end. */
const maxBytes = 64 * 1024;

/**
 * Whether the provider at `host` answers one of its cheapest calls, within `timeoutMs` milliseconds and without
 * calling it a failure of its own.
 */
export async function isHostReachable(host: string, timeoutMs: number): Promise<boolean> {
  const { method, path } = endpoints.appVersions;
  const url = new URL(`${host}${path}?${new URLSearchParams(clientInfo)}`);
  const headers = { Accept: "application/json" };
  return send(url, { method, headers, timeoutMs, maxBytes }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
