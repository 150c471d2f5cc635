import type { CallName } from "../contract/endpoints";
import type { CallInput } from "../contract/types";
import { readToken } from "../session/browser";
import { call, type CallOptions } from "./client";

/**
 * `call` as the visitor of this page: the token of the cookie, and the language that the page is shown in
 * (the locale cookie is empty until someone chooses a language).
 */
export function callFromBrowser<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
) {
  return call(name, input, { token: readToken(), language: document.documentElement.lang, ...options });
}
