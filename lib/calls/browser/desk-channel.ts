import { setChannel } from "./call";
import { backgroundHeader } from "../../desk/background";

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

let askForLogin: AskForLogin | undefined;
let pendingLogin: Promise<void> | undefined;

/**
 * Time without input, in milliseconds, after which calls count as background calls and no longer keep the session
 * open.
 */
const idleAfterMs = 5 * 60 * 1000;

let lastInputAt = Date.now();
if (typeof window !== "undefined") {
  const recordInput = () => {
    lastInputAt = Date.now();
  };
  for (const type of ["pointerdown", "pointermove", "keydown", "scroll", "touchstart"])
    window.addEventListener(type, recordInput, { capture: true, passive: true });
}
const isIdle = () => Date.now() - lastInputAt > idleAfterMs;

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
  credentials: () => (isIdle() ? { headers: { [backgroundHeader]: "1" } } : {}),
  onTokenFailure: async (name, reason) => {
    if (!askForLogin || loginSteps.includes(name)) return false;
    pendingLogin ??= askForLogin(reason).finally(() => (pendingLogin = undefined));
    await pendingLogin;
    return true;
  },
});
