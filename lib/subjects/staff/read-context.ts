import { describeClient } from "../../engines/calls/limit";
import { requireOwnOrigin } from "../../engines/calls/origin";
import { env } from "../../base/env";
import type { DeskContext } from "./context";
import { accountHeader } from "../../base/contract/account-ref";
import { ProviderError } from "../../base/contract/provider-error";
import { backgroundHeader } from "../../base/desk/background";
import { writeSession } from "../../base/desk/cookie";
import { deskLanguage } from "../../base/desk/language";

/* The parts of a desk call that differ from other calls. */

/** Whether the site is served over https. */
export const isSecure = () => env().SITE_URL.startsWith("https:");

export const readDeskLanguage = (headers: Headers) =>
  deskLanguage({ acceptLanguage: headers.get("accept-language") });

/** @param setHeader sets a header of the response; without it the session cookie cannot be set. */
export function readDeskContext(
  headers: Headers,
  setHeader?: (name: string, value: string) => void,
): DeskContext {
  return {
    ...describeClient(headers),
    language: readDeskLanguage(headers),
    now: new Date(),
    setSession: (token) => setHeader?.("Set-Cookie", writeSession(token, isSecure())),
    pageAccount: headers.get(accountHeader) ?? undefined,
    inBackground: headers.has(backgroundHeader),
  };
}

/**
 * Desk calls authenticate with a cookie, which browsers attach on their own, so a request without an Origin header
 * is refused too.
 * @throws ProviderError notAllowed.
 */
export function requireDeskOrigin({ headers }: Request): void {
  if (headers.get("origin") === null) throw new ProviderError("notAllowed", "");
  requireOwnOrigin(headers, env().ownOrigin);
}
