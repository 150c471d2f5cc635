import { send } from "../api/send";
import { callTimeoutMs } from "../contract/endpoints";
import type { CallResult } from "../contract/result";
import { tokenFailureCode } from "../contract/token-failure";
import { forgetSession, readToken } from "../session/browser";
import type { AccountActionAnswer, AccountActionInput, AccountActionName } from "./actions";
import type { AccountView, AccountViewName, SessionAnswer, ViewQuery } from "./contract";

/* The embedded account pages' calls, from the browser. They never throw (lib/api/send). */

const options = () => ({ language: document.documentElement.lang, timeoutMs: callTimeoutMs });

export function callAccount(
  name: "login" | "register",
  input: Record<string, string>,
  formCheck: string,
): Promise<CallResult<SessionAnswer>> {
  return send("POST", `/api/account/${name}`, input, { ...options(), formCheck });
}

/** Calls that a link in a mail is asked for with, or does what it is for. */
export function callByMail(
  name: "forgotten" | "renew" | "confirm",
  input: Record<string, string>,
  formCheck?: string,
): Promise<CallResult<object>> {
  return send("POST", `/api/account/${name}`, input, { ...options(), ...(formCheck && { formCheck }) });
}

/** What an account page shows, for the visitor and in the language of this page. */
export async function readAccountView<Name extends AccountViewName>(
  name: Name,
  query: ViewQuery,
): Promise<CallResult<AccountView<Name>>> {
  const asked = { ...options(), token: readToken() };
  return endIfFailed(await send<AccountView<Name>>("GET", `/api/account/${name}`, query, asked));
}

/**
 * Does one of the things that a member may do (lib/account/actions.ts).
 * @param key an Idempotency-Key, for what sent again after a failure is to be done once.
 */
export async function doAccount<Name extends AccountActionName>(
  name: Name,
  input: AccountActionInput<Name>,
  key?: string,
): Promise<CallResult<AccountActionAnswer<Name>>> {
  const asked = { ...options(), token: readToken(), idempotencyKey: key };
  return endIfFailed(await send<AccountActionAnswer<Name>>("POST", `/api/account/${name}`, input, asked));
}

/** A failed token is of no more use anywhere (spec section 4): the page turns into a guest's. */
function endIfFailed<Data>(result: CallResult<Data>): CallResult<Data> {
  if ("code" in result && result.code === tokenFailureCode) {
    forgetSession();
    document.documentElement.dataset["viewer"] = "guest";
  }
  return result;
}

/**
 * Forgets the session here at once, and asks the embedded account site to revoke its token. Where an outside
 * account site keeps sessions, there is nobody to ask, and the answer does not matter.
 */
export function endSession(): void {
  const token = readToken();
  forgetSession();
  if (token) void send("POST", "/api/account/logout", {}, { ...options(), token, keepalive: true });
}
