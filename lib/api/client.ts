import { callTimeoutMs, clientInfo, endpoints, type CallName, type Endpoint } from "../contract/endpoints";
import type { CallResult } from "../contract/result";
import type { CallResponse, CallInput } from "../contract/types";
import { send, type SendOptions } from "./send";

export type CallOptions = Partial<SendOptions> & {
  /** Origin of the site, if it differs from the page's. */
  baseUrl?: string;
};

/**
 * Calls the provider through the site's gateway, with a default timeout of 30 s (spec section 9). Never throws.
 */
export function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  { baseUrl = "", ...options }: CallOptions = {},
): Promise<CallResult<CallResponse<Name>>> {
  const { method, path, loggedInPath }: Endpoint = endpoints[name];
  const fields: Record<string, unknown> = { ...input, ...clientInfo };
  const url = ((options.token && loggedInPath) || path).replace(/\{(\w+)\}/, (_, key: string) => {
    const value = String(fields[key]);
    delete fields[key];
    return encodeURIComponent(value);
  });
  return send(method, baseUrl + url, fields, { timeoutMs: callTimeoutMs, ...options });
}
