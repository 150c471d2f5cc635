import { send } from "../api/send";
import { callTimeoutMs } from "../contract/endpoints";
import type { CallResult } from "../contract/result";
import { tokenFailureCode } from "../contract/token-failure";
import { forgetSession, readToken } from "../session/browser";
import type { AccountActionAnswer, AccountActionInput, AccountActionName } from "./actions";
import type { AccountView, AccountViewName, SessionAnswer, ViewQuery } from "./contract";

/* Browser client of the built-in account calls. The calls never throw (lib/api/send). */

const options = () => ({ language: document.documentElement.lang, timeoutMs: callTimeoutMs });

export function callAccount(
  name: "login" | "register",
  input: Record<string, string>,
  formCheck: string,
): Promise<CallResult<SessionAnswer>> {
  return send("POST", `/api/account/${name}`, input, { ...options(), formCheck });
}

/** Calls that request a mailed link or complete its action. */
export function callByMail(
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
  const asked = { ...options(), token: readToken() };
  return endIfFailed(await send<AccountView<Name>>("GET", `/api/account/${name}`, query, asked));
}

/**
 * Runs one account action (lib/account/actions.ts).
 * @param key an Idempotency-Key, so that a retry after a failure acts once.
 */
export async function doAccount<Name extends AccountActionName>(
  name: Name,
  input: AccountActionInput<Name>,
  key?: string,
): Promise<CallResult<AccountActionAnswer<Name>>> {
  const asked = { ...options(), token: readToken(), idempotencyKey: key };
  return endIfFailed(await send<AccountActionAnswer<Name>>("POST", `/api/account/${name}`, input, asked));
}

/**
 * After a token failure the token is useless (spec section 4): removes the session and shows the page as a
 * guest's.
 */
function endIfFailed<Data>(result: CallResult<Data>): CallResult<Data> {
  if ("code" in result && result.code === tokenFailureCode) {
    forgetSession();
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
  forgetSession();
  if (token) void send("POST", "/api/account/logout", {}, { ...options(), token, keepalive: true });
}
