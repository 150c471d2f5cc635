import type { CallName } from "../contract/endpoints";
import type { CallInput } from "../contract/types";
import { readToken } from "../session/browser";
import { call, type CallOptions } from "./client";

/**
 * `call` with the visitor's token and this page's language (the locale cookie is empty until a language is
 * chosen).
 */
export function callFromBrowser<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
) {
  return call(name, input, { token: readToken(), language: document.documentElement.lang, ...options });
}
