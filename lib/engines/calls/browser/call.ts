import { accountHeader } from "../../../base/contract/account-ref";
import {
  callTimeoutMs,
  clientInfo,
  endpoints,
  type CallName,
  type Endpoint,
} from "../../../base/contract/endpoints";
import type { CallResult, Refusal } from "../../../base/contract/result";
import { tokenFailureCode } from "../../../base/contract/token-failure";
import {
  confirmAccount,
  isForeignPage,
  pageAccount,
  readPageToken,
  reloadForAccount,
} from "../../../base/session/page-account";
import { send, type SendOptions } from "./send";

export type CallOptions = Partial<SendOptions> & {
  /** Origin of the site, if it differs from the page's. */
  baseUrl?: string;
};

/** What is special about the calls of one address prefix, such as `desk`. */
export type CallChannel = {
  /** By default the token of the page's account and the account's name. */
  credentials?: (name: string) => Credentials;
  /** Called with each result. */
  onResult?: (name: string, result: CallResult<unknown>) => void;
  /**
   * Called after a token failure, with the reason in the reader's language.
   * @returns whether to send the call again.
   */
  onTokenFailure?: (name: string, reason: string) => Promise<boolean>;
};

export type Credentials = Pick<SendOptions, "token" | "headers">;

const channels = new Map<string, CallChannel>();

/** Registers the channel of a prefix. The desk does this itself, so that other pages carry none of its code. */
export const setChannel = (prefix: string, channel: CallChannel): void => void channels.set(prefix, channel);

const publicChannel: CallChannel = {};

/**
 * Sends a call with the visitor's credentials and this page's language (the locale cookie is empty until a language is
 * chosen), with a default timeout of 30 s (spec section 9). Never throws. Never settles if the page belongs to another
 * account than the one that is logged in by now: the page then reloads.
 * @param name a name of the contract; for other calls the address below /api/, with `GET ` before it unless the method
 * is POST.
 */
export async function sendCall(
  name: string,
  input: object,
  { baseUrl = "", ...options }: CallOptions,
): Promise<CallResult<unknown>> {
  const endpoint = findEndpoint(name);
  const { credentials = visitorCredentials, onResult, onTokenFailure } = findChannel(name);
  for (;;) {
    const isOwnLogin = credentials !== visitorCredentials || options.token !== undefined || !isForeignPage();
    if (!isOwnLogin && !(await confirmAccount())) return unsettled;
    const own = credentials(name);
    const allOptions = {
      timeoutMs: callTimeoutMs,
      language: globalThis.document?.documentElement.lang,
      ...own,
      ...options,
      headers: { ...own.headers, ...options.headers },
    };
    const { method, url, fields } = endpoint
      ? fillEndpoint(endpoint, input, allOptions.token !== undefined)
      : { method: toMethod(name), url: `/api/${toPath(name)}`, fields: input };
    const result = await send(method, baseUrl + url, { ...fields }, allOptions);
    if (isForOtherAccount(result)) {
      reloadForAccount();
      return unsettled;
    }
    onResult?.(name, result);
    const isTokenFailure = "code" in result && result.code === tokenFailureCode;
    if (!isTokenFailure || !(await onTokenFailure?.(name, result.message))) return result;
  }
}

/** The endpoint of a public call; undefined for other calls. */
export const findEndpoint = (name: string): Endpoint | undefined =>
  Object.hasOwn(endpoints, name) ? endpoints[name as CallName] : undefined;

/** The credentials of a call that is sent without `sendCall`. */
export const credentialsOf = (name: string): Credentials =>
  (findChannel(name).credentials ?? visitorCredentials)(name);

/** Whether the server refused because the page was built for another account. */
export const isForOtherAccount = (result: CallResult<unknown>): boolean =>
  "code" in result && (result as Refusal).data?.issues?.some(({ path }) => path === accountHeader) === true;

/** The result of calls of a page that is being reloaded: showing a failure for a moment would only confuse. */
export const unsettled = new Promise<never>(() => undefined);

const findChannel = (name: string): CallChannel =>
  (!findEndpoint(name) && channels.get(toPath(name).split("/", 1)[0]!)) || publicChannel;

function visitorCredentials(): Credentials {
  const token = readPageToken();
  const { ref } = pageAccount();
  return { token, headers: token !== undefined && ref !== undefined ? { [accountHeader]: ref } : {} };
}

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
