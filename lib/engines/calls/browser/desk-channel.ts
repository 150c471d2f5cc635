import { accountHeader, toAccountRef } from "../../../base/contract/account-ref";
import { dataOf, type CallResult } from "../../../base/contract/result";
import { backgroundHeader } from "../../../base/desk/background";
import { reloadForAccount, setStaffAccount } from "../../../base/session/page-account";
import { sendCall, setChannel, unsettled } from "./call";

/* What is special about desk calls in the browser. Every page of the desk loads this file. */

/**
 * Shows a login and resolves after it succeeds.
 * @param reason why the session ended, in the reader's language.
 */
type AskForLogin = (reason: string) => Promise<void>;

/** Calls of the login itself: a refused one must not wait for the login it is part of. */
const loginSteps: readonly string[] = [
  "desk/session/login",
  "desk/session/code",
  "desk/session/enrol",
  "desk/session/confirm",
  "desk/session/later",
];

/** Returns the session's member of staff; the only call that is not made for the member of the page. */
const who = "desk/session/who";

let askForLogin: AskForLogin | undefined;
let pendingLogin: Promise<void> | undefined;

/** The member of staff that this page was built for: the first one that is completely logged in. */
let member: string | undefined;

type WhoResponse = { self: { id: number } | null; next: string };

/** @returns undefined if the login is not complete, or without a response */
function readMember(result: CallResult<unknown>): string | undefined {
  const data = dataOf(result as CallResult<WhoResponse>);
  return data?.self && data.next === "in" ? toAccountRef("staff", data.self.id) : undefined;
}

/** Takes the first member for the page's, and reloads the page for any other. */
function handleMember(found: string | undefined): void {
  if (found === undefined) return;
  if (member === undefined) setStaffAccount((member = found));
  if (member !== found) reloadForAccount();
}

/** Waiting calls are dropped if another member has logged in: they were meant for the first one. */
async function confirmMember(): Promise<void> {
  if (member === undefined) return;
  const found = readMember(await sendCall(who, {}, {}));
  if (found !== undefined && found !== member) await unsettled;
}

if (typeof window !== "undefined")
  // The browser's back-forward cache shows a page as it was left.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || member === undefined) return;
    const { style } = document.documentElement;
    style.visibility = "hidden";
    void sendCall(who, {}, {}).then((result) => {
      const found = readMember(result);
      if (found === undefined) reloadForAccount();
      else if (found === member) style.visibility = "";
    });
  });

/**
 * Time without input, in milliseconds, after which calls count as background calls and no longer keep the session
 * open.
 */
const idleAfterMs = 5 * 60 * 1000;

let lastInputAtMs = performance.now();
if (typeof window !== "undefined") {
  const recordInput = () => {
    lastInputAtMs = performance.now();
  };
  for (const type of ["pointerdown", "pointermove", "keydown", "scroll", "touchstart"])
    window.addEventListener(type, recordInput, { capture: true, passive: true });
}
const isIdle = () => performance.now() - lastInputAtMs > idleAfterMs;

/**
 * Registers the login prompt for ended sessions, used by the shell of every screen. @returns a function that
 * unregisters it.
 */
export function onSignedOut(prompt: AskForLogin): () => void {
  askForLogin = prompt;
  return () => {
    if (askForLogin === prompt) askForLogin = undefined;
  };
}

/** If the session has ended, a desk call waits for a login and is sent again, so that no input is lost. */
setChannel("desk", {
  credentials: (name) => ({
    headers: {
      ...(isIdle() && { [backgroundHeader]: "1" }),
      ...(member !== undefined && name !== who && !loginSteps.includes(name) && { [accountHeader]: member }),
    },
  }),
  onResult: (name, result) => void (name === who && handleMember(readMember(result))),
  onTokenFailure: async (name, reason) => {
    if (!askForLogin || loginSteps.includes(name)) return false;
    pendingLogin ??= askForLogin(reason)
      .then(confirmMember)
      .finally(() => (pendingLogin = undefined));
    await pendingLogin;
    return true;
  },
});
