import { accountHeader } from "../../base/contract/account-ref";
import { readConsentHeaders } from "../../base/contract/consent";
import { fallbackLanguage } from "../../base/i18n/languages";
import { languageFromHeader } from "../../base/i18n/resolve";
import type { CallContext } from "./context";
import { isSuspect } from "./form-check";
import { invalid } from "./validate";

/** A bearer token (RFC 6750 section 2.1). Longer ones than any provider issues are ignored. */
const bearer = /^Bearer +([\w.~+/-]{1,4096}=*)$/i;
const idempotencyKey = /^[\x21-\x7e]{1,128}$/;

/** Reads the call context from the request headers. No cookie is read: calls authenticate by bearer header only. */
export function readContext(headers: Headers): CallContext {
  const key = headers.get("idempotency-key") ?? undefined;
  if (key !== undefined && !idempotencyKey.test(key)) {
    throw invalid([{ path: "Idempotency-Key", message: "must be 1 to 128 printable ASCII characters" }]);
  }
  const consents = readConsentHeaders(headers);
  return {
    token: readToken(headers),
    pageAccount: headers.get(accountHeader) ?? undefined,
    language: readLanguage(headers),
    idempotencyKey: key,
    ...(isSuspect(headers) && { suspect: true }),
    ...(consents.length > 0 && { consents }),
  };
}

function readToken(headers: Headers): string | undefined {
  return bearer.exec(headers.get("authorization") ?? "")?.[1];
}

export function readLanguage(headers: Headers) {
  return languageFromHeader(headers.get("accept-language")) ?? fallbackLanguage;
}
