import { callTimeoutMs, clientInfo, endpoints, type CallName, type Endpoint } from "../../contract/endpoints";
import type { CallResult } from "../../contract/result";
import { tokenFailureCode } from "../../contract/token-failure";
import { readToken } from "../../session/browser";
import { send, type SendOptions } from "./send";

export type CallOptions = Partial<SendOptions> & {
  /** Origin of the site, if it differs from the page's. */
  baseUrl?: string;
};

/** What is special about the calls of one address prefix, such as `desk`. */
export type Channel = {
  /** By default the visitor's token. */
  credentials?: () => Pick<SendOptions, "token" | "headers">;
  /**
   * Called after a token failure, with the reason in the reader's language.
   * @returns whether to send the call again.
   */
  onTokenFailure?: (name: string, reason: string) => Promise<boolean>;
};

const channels = new Map<string, Channel>();

/** Registers the channel of a prefix. The desk does this itself, so that other pages carry none of its code. */
export const setChannel = (prefix: string, channel: Channel): void => void channels.set(prefix, channel);

const publicChannel: Channel = {};

/**
 * Sends a call with the visitor's credentials and this page's language (the locale cookie is empty until a language is
 * chosen), with a default timeout of 30 s (spec section 9). Never throws.
 * @param name a name of the contract; for other calls the address below /api/, with `GET ` before it unless the method
 * is POST.
 */
export async function sendCall(
  name: string,
  input: object,
  { baseUrl = "", ...options }: CallOptions,
): Promise<CallResult<unknown>> {
  const endpoint = findEndpoint(name);
  const { credentials = defaultCredentials, onTokenFailure } =
    (!endpoint && channels.get(toPath(name).split("/", 1)[0]!)) || publicChannel;
  for (;;) {
    const allOptions = {
      timeoutMs: callTimeoutMs,
      language: globalThis.document?.documentElement.lang,
      ...credentials(),
      ...options,
    };
    const { method, url, fields } = endpoint
      ? fillEndpoint(endpoint, input, allOptions.token !== undefined)
      : { method: toMethod(name), url: `/api/${toPath(name)}`, fields: input };
    const result = await send(method, baseUrl + url, { ...fields }, allOptions);
    const isTokenFailure = "code" in result && result.code === tokenFailureCode;
    if (!isTokenFailure || !(await onTokenFailure?.(name, result.message))) return result;
  }
}

/** The endpoint of a public call; undefined for other calls. */
export const findEndpoint = (name: string): Endpoint | undefined =>
  Object.hasOwn(endpoints, name) ? endpoints[name as CallName] : undefined;

const defaultCredentials = () => ({ token: readToken() });
const toPath = (name: string) => name.replace("GET ", "");
const toMethod = (name: string): "GET" | "POST" => (name.startsWith("GET ") ? "GET" : "POST");

/** Adds the client fields and fills the path with the fields that belong there. */
function fillEndpoint({ method, path, loggedInPath }: Endpoint, input: object, isLoggedIn: boolean) {
  const fields: Record<string, unknown> = { ...input, ...clientInfo };
  const url = ((isLoggedIn && loggedInPath) || path).replace(/\{(\w+)\}/, (_, key: string) => {
    const value = String(fields[key]);
    delete fields[key];
    return encodeURIComponent(value);
  });
  return { method, url, fields };
}
