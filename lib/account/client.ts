import { send } from "../api/send";
import { callTimeoutMs } from "../contract/endpoints";
import type { CallResult } from "../contract/result";
import { tokenFailureCode } from "../contract/token-failure";
import { removeSession, readToken } from "../session/browser";
import type { AccountActionResponse, AccountActionInput, AccountActionName } from "./actions";
import type { AccountView, AccountViewName, SessionResponse, ViewQuery } from "./contract";

/* Browser client of the built-in account calls. The calls never throw (lib/api/send). */

const options = () => ({ language: document.documentElement.lang, timeoutMs: callTimeoutMs });

export function callAccount(
  name: "login" | "register",
  input: Record<string, string>,
  formCheck: string,
): Promise<CallResult<SessionResponse>> {
  return send("POST", `/api/account/${name}`, input, { ...options(), formCheck });
}

/** Calls that request a mailed link or complete its action. */
export function callMailLink(
  name: "forgotten" | "renew" | "confirm",
  input: Record<string, string>,
  formCheck?: string,
): Promise<CallResult<object>> {
  return send("POST", `/api/account/${name}`, input, { ...options(), ...(formCheck && { formCheck }) });
}

/** Reads an account page's data with the visitor's token and this page's language. */
export async function readAccountView<Name extends AccountViewName>(
  name: Name,
  query: ViewQuery,
): Promise<CallResult<AccountView<Name>>> {
  const requestOptions = { ...options(), token: readToken() };
  return clearFailedSession(
    await send<AccountView<Name>>("GET", `/api/account/${name}`, query, requestOptions),
  );
}

/**
 * Runs one account action (lib/account/actions.ts).
 * @param key an Idempotency-Key, so that a retry after a failure acts once.
 */
export async function runAccountAction<Name extends AccountActionName>(
  name: Name,
  input: AccountActionInput<Name>,
  key?: string,
): Promise<CallResult<AccountActionResponse<Name>>> {
  const requestOptions = { ...options(), token: readToken(), idempotencyKey: key };
  return clearFailedSession(
    await send<AccountActionResponse<Name>>("POST", `/api/account/${name}`, input, requestOptions),
  );
}

/**
 * After a token failure the token is useless (spec section 4): removes the session and shows the page as a
 * guest's.
 */
function clearFailedSession<Data>(result: CallResult<Data>): CallResult<Data> {
  if ("code" in result && result.code === tokenFailureCode) {
    removeSession();
    document.documentElement.dataset["viewer"] = "guest";
  }
  return result;
}

/**
 * Removes the session in this browser at once and asks the built-in account site to revoke the token. With an
 * external account site the call fails, which is ignored.
 */
export function endSession(): void {
  const token = readToken();
  removeSession();
  if (token) void send("POST", "/api/account/logout", {}, { ...options(), token, keepalive: true });
}
