import { sendCall, setChannel, type CallOptions } from "../../engines/calls/browser/call";
import type { CallResult } from "../../base/contract/result";
import { isSuccess } from "../../base/contract/result";
import { checkChangedTokens } from "../../base/session/page-account";
import { expireSession } from "../../base/session/session";
import { toProfileRef } from "../../base/contract/account-ref";
import type { CallInput, CallKey, CallResponse } from "./call-types";

/** After a token failure the token is useless (spec section 4): removes the session and shows the page as a guest's. */
setChannel("account", {
  onTokenFailure: async () => {
    expireSession();
    return false;
  },
});

if (typeof window !== "undefined")
  checkChangedTokens(async (token) => {
    const result = await call("profile", {}, { token });
    return isSuccess(result) ? toProfileRef(result.data) : undefined;
  });

/** Makes a call from the browser (lib/engines/calls/browser/call). Never throws. */
export function call<Key extends CallKey>(
  key: Key,
  input: CallInput<Key>,
  options: CallOptions = {},
): Promise<CallResult<CallResponse<Key>>> {
  return sendCall(key, input as object, options) as Promise<CallResult<CallResponse<Key>>>;
}
