import { readTokenMark, removeSession, storeSession } from "./browser";
import type { AccountType } from "./cookies";
import { claimOfferedDrafts, drafts } from "./drafts";
import { adoptToken, pageAccount, readPageToken, reloadForAccount } from "./page-account";

/* Start and end of a login on this page. */

/** @returns whether the browser stored the session */
export function startSession(token: string, type: AccountType): boolean {
  const isStored = storeSession(token, type);
  adoptToken();
  claimOfferedDrafts();
  return isStored;
}

/**
 * Logs out in this browser and removes what was typed in this tab. The page must reload afterwards. A login of another
 * account, which another tab has started in the meantime, stays.
 * @returns the token to revoke, if there is one
 */
export function endSession(): string | undefined {
  const token = readPageToken();
  if (token !== undefined) removeSession();
  drafts.clear();
  return token;
}

/**
 * Makes this a guest's page after a token failure. A login that another tab has started since then stays, and the page
 * reloads for it.
 */
export function expireSession(): void {
  const { mark } = pageAccount();
  if (mark !== "" && readTokenMark() !== mark) return reloadForAccount();
  if (mark !== "") removeSession();
  adoptToken();
  document.documentElement.dataset["viewer"] = "guest";
}
