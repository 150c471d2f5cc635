import type { CallResult } from "../contract/result";
import { tokenFailureCode } from "../contract/token-failure";
import { forgetSession, readToken } from "../session/browser";
import { formCheckHeader } from "../api/form-check";
import type { AccountView, AccountViewName, SessionAnswer, ViewQuery } from "./contract";

/* The embedded account pages' calls, from the browser. */

type AccountCall = "login" | "register";

/** Never throws: a network failure is an object with only a message, as for every other call. */
export async function callAccount(
  name: AccountCall,
  input: Record<string, string>,
  formCheck: string,
): Promise<CallResult<SessionAnswer>> {
  try {
    const response = await fetch(`/api/account/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-language": document.documentElement.lang,
        [formCheckHeader]: formCheck,
      },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(30_000),
    });
    return (await response.json()) as CallResult<SessionAnswer>;
  } catch (error) {
    return { message: String(error) };
  }
}

/** What an account page shows, for the visitor and in the language of this page. Never throws either. */
export async function readAccountView<Name extends AccountViewName>(
  name: Name,
  query: ViewQuery,
): Promise<CallResult<AccountView<Name>>> {
  const token = readToken();
  try {
    const response = await fetch(`/api/account/${name}?${new URLSearchParams(query)}`, {
      headers: {
        "accept-language": document.documentElement.lang,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(30_000),
    });
    const result = (await response.json()) as CallResult<AccountView<Name>>;
    if ("code" in result && result.code === tokenFailureCode) {
      // Of no more use, wherever it is sent (spec section 4): the page turns into a guest's.
      await forgetSession();
      document.documentElement.dataset["viewer"] = "guest";
    }
    return result;
  } catch (error) {
    return { message: String(error) };
  }
}

/**
 * Forgets the session here at once, and asks the embedded account site to revoke its token. Where an outside
 * account site keeps sessions, there is nobody to ask, and the answer does not matter.
 */
export async function endSession(): Promise<void> {
  const token = readToken();
  await forgetSession();
  if (!token) return;
  void fetch("/api/account/logout", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: "{}",
    keepalive: true,
  }).catch(() => undefined);
}
