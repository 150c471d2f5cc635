import { paths } from "../paths";
import { sessionStore } from "../storage/browser-storage";
import { draftPrefix, guest } from "./draft-prefix";
import { pageAccount, type PageAccount } from "./page-account";

/*
 * Unsent text of this tab. A draft names its writer and is offered to no other account. A guest's draft goes to the account
 * that logs in or registers by a link on the page of the form.
 */

/** A guest who followed a link to the login. */
const leavingGuest = "guest-to-login";

type Draft = { mark: string; ref: string; value: string };

const pattern = /^writer=(\S+) (\S*)\n([^]*)$/;

/** Keys of the drafts of forms on this page. */
const usedKeys = new Set<string>();

function readDraft(key: string): Draft | undefined {
  const [, mark, ref = "", value = ""] = pattern.exec(sessionStore.read(key) ?? "") ?? [];
  return mark === undefined ? undefined : { mark, ref, value };
}

function writeDraft(key: string, { mark, ref, value }: Draft): void {
  sessionStore.write(key, `${draftPrefix(mark)} ${ref}\n${value}`);
}

const writerOf = ({ mark, ref = "" }: PageAccount) => ({ mark: mark || guest, ref });

const isWriter = (draft: Draft, { mark, ref }: PageAccount) =>
  mark === ""
    ? draft.mark === guest || draft.mark === leavingGuest
    : draft.mark === mark || (ref !== undefined && draft.ref === ref);

/** The drafts of this tab. `account` is the writer: by default the account of the page. */
export const drafts = {
  /** @returns undefined also for the draft of another writer */
  read: (key: string, account = pageAccount()): string | undefined => {
    usedKeys.add(key);
    const draft = readDraft(key);
    if (!draft || !isWriter(draft, account)) return undefined;
    // A guest who comes back from the login without an account stays its writer.
    if (draft.mark === leavingGuest) writeDraft(key, { ...draft, mark: guest });
    return draft.value;
  },
  write: (key: string, value: string, account = pageAccount()): void => {
    usedKeys.add(key);
    writeDraft(key, { ...writerOf(account), value });
  },
  /** Leaves the draft of another writer alone. */
  remove: (key: string, account = pageAccount()): void => {
    const draft = readDraft(key);
    if (!draft || isWriter(draft, account)) sessionStore.remove(key);
  },
  /** Removes everybody's drafts, at a logout. */
  clear: (): void => {
    for (const key of sessionStore.keys()) if (readDraft(key)) sessionStore.remove(key);
  },
};

const isGuests = ({ mark }: Draft) => mark === guest || mark === leavingGuest;

function changeGuestDrafts(change: (key: string, draft: Draft) => Partial<Draft>): void {
  for (const key of sessionStore.keys()) {
    const draft = readDraft(key);
    if (draft && isGuests(draft)) writeDraft(key, { ...draft, ...change(key, draft) });
  }
}

/** Lets the next login take over the drafts of this page's forms, and only those. */
function offerDraftsToLogin(): void {
  changeGuestDrafts((key) => ({ mark: usedKeys.has(key) ? leavingGuest : guest }));
}

const accountPaths: readonly string[] = [paths.login, paths.register];

if (typeof document !== "undefined")
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    // The account site may be another one. The links between login and registration leave the offer as it is.
    const leadsToLogin = link && (link.origin !== location.origin || accountPaths.includes(link.pathname));
    if (leadsToLogin && pageAccount().mark === "" && !accountPaths.includes(location.pathname))
      offerDraftsToLogin();
  });

/** Gives the drafts that a guest left for a login to the account that has logged in. */
export function claimOfferedDrafts(): void {
  const account = pageAccount();
  if (account.mark === "") return;
  changeGuestDrafts((_, { mark }) => (mark === leavingGuest ? writerOf(account) : {}));
}
