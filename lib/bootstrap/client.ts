import { sendCall, setChannel, type CallOptions } from "../calls/browser/call";
import type { CallResult } from "../contract/result";
import { removeSession } from "../session/browser";
import type { CallInput, CallKey, CallResponse } from "./call-types";

/** After a token failure the token is useless (spec section 4): removes the session and shows the page as a guest's. */
setChannel("account", {
  onTokenFailure: async () => {
    removeSession();
    document.documentElement.dataset["viewer"] = "guest";
    return false;
  },
});

/** Makes a call from the browser (lib/calls/browser/call). Never throws. */
export function call<Key extends CallKey>(
  key: Key,
  input: CallInput<Key>,
  options: CallOptions = {},
): Promise<CallResult<CallResponse<Key>>> {
  return sendCall(key, input as object, options) as Promise<CallResult<CallResponse<Key>>>;
}
