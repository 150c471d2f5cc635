import { readToken, readTokenMark } from "./browser";
import { tokenChanged } from "./events";
import { reloadPage } from "./reload-page";

/*
 * The account that this page was built for. Another tab, or the account site, may change the cookie at any time; the page
 * then neither shows nor sends anything for the new account, but reloads.
 *
 * The root element's `data-account` holds the mark of the token. An inline script sets it before the first paint
 * (lib/app/inline-scripts/viewer.ts); the site's scripts may start much later.
 */

export type PageAccount = {
  /** Mark of the account's token; "" for a guest. */
  mark: string;
  /** The account's name in calls (lib/base/contract/account-ref), as soon as the page knows it. */
  ref?: string;
};

let current: PageAccount = { mark: "" };
/** Increases when the page becomes a guest's without a reload; cached data of before is then void. */
let generation = 0;
const generationListeners = new Set<() => void>();
const refListeners = new Set<() => void>();

/** A new token of the same account changes the object; another account has an object of its own. */
export function pageAccount(): PageAccount {
  if (typeof document === "undefined") return { mark: "" };
  const mark = (document.documentElement.dataset["account"] ??= readTokenMark());
  if (current.mark !== mark) current = { mark };
  return current;
}

function setAccount(account: PageAccount): void {
  current = account;
  document.documentElement.dataset["account"] = account.mark;
}

const isStaff = ({ ref }: PageAccount) => ref?.startsWith("staff-") === true;

/** The token of this page's account. A guest's page sends none, whatever the cookie holds by now. */
export function readPageToken(): string | undefined {
  return readTokenMark() === pageAccount().mark ? readToken() : undefined;
}

/** Whether the page shows an account's data and the cookie belongs to another by now. */
export const isForeignPage = (): boolean => {
  const { mark } = pageAccount();
  return mark !== "" && !isStaff(current) && readTokenMark() !== mark;
};

/** Makes this a page of the cookie's account, after a login on this page, or of a guest after the login has ended. */
export function adoptToken(): void {
  if (readTokenMark() === pageAccount().mark) return;
  setAccount({ mark: readTokenMark() });
  generation += 1;
  generationListeners.forEach((listener) => listener());
}

/** Stores the name of the page's account once a response contains it. */
export function nameAccount(ref: string): void {
  const account = pageAccount();
  if (account.ref !== undefined) return;
  account.ref = ref;
  refListeners.forEach((listener) => listener());
}

/** Makes this a page of a member of staff, whose session no script can read. */
export function setStaffAccount(ref: string): void {
  setAccount({ mark: ref, ref });
}

/** Calls the listener when the account's name becomes known. @returns a function that removes it */
export function onAccountNamed(listener: () => void): () => void {
  refListeners.add(listener);
  return () => void refListeners.delete(listener);
}

export const accountGeneration = {
  read: () => generation,
  readOnServer: () => 0,
  subscribe: (listener: () => void) => {
    generationListeners.add(listener);
    return () => void generationListeners.delete(listener);
  },
};

/** Hides the page and reloads it for the account that is logged in now. */
export function reloadForAccount(): void {
  document.documentElement.style.visibility = "hidden";
  reloadPage();
}

/** @returns the account's name in calls, or undefined if it cannot be found out */
type FindAccount = (token: string) => Promise<string | undefined>;

let findAccount: FindAccount | undefined;
let pendingCheck: Promise<boolean> | undefined;

/**
 * Whether the page still belongs to the account of the cookie. It also does if the same account has another token by now,
 * which the page then takes over. Otherwise the page reloads.
 */
export async function confirmAccount(): Promise<boolean> {
  if (!isForeignPage()) return true;
  pendingCheck ??= compareAccounts().finally(() => (pendingCheck = undefined));
  return pendingCheck;
}

async function compareAccounts(): Promise<boolean> {
  const account = pageAccount();
  const token = readToken();
  const ref = account.ref && token && (await findAccount?.(token));
  // The cookie may have changed again in the meantime.
  if (ref === undefined || ref === "" || ref !== account.ref || token !== readToken()) {
    reloadForAccount();
    return false;
  }
  account.mark = readTokenMark();
  setAccount(account);
  return true;
}

/** Lets the page find out whether a changed token belongs to its account, instead of reloading each time. */
export function checkChangedTokens(find: FindAccount): void {
  findAccount = find;
  addEventListener(tokenChanged, (event) => {
    if (pageAccount().ref === undefined) return;
    event.preventDefault();
    void confirmAccount().then((isSame) => {
      if (isSame) document.documentElement.style.visibility = "";
    });
  });
}
