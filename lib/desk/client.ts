import { send } from "../api/send";
import { backgroundHeader } from "./background";
import { callTimeoutMs } from "../contract/endpoints";
import type { CallResult } from "../contract/result";
import { tokenFailureCode } from "../contract/token-failure";
import type { DeskResponse, DeskCallName, DeskInput } from "./contract";

/* Browser client of the desk's calls. They never throw (lib/api/send). */

/**
 * Shows a login and resolves after it succeeds.
 * @param reason why the session ended, in the reader's language.
 */
type AskForLogin = (reason: string) => Promise<void>;

/** Calls of the login itself: a refused one must not wait for the login it is part of. */
const loginSteps: readonly DeskCallName[] = [
  "session/login",
  "session/code",
  "session/enrol",
  "session/confirm",
  "session/later",
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

/** Calls the desk. If the session has ended, waits for a login and repeats the call, so that no input is lost. */
export async function callDesk<Name extends DeskCallName>(
  name: Name,
  input: DeskInput<Name>,
): Promise<CallResult<DeskResponse<Name>>> {
  for (;;) {
    const result = await send<DeskResponse<Name>>(
      "POST",
      `/api/desk/${name}`,
      input as Record<string, unknown>,
      {
        language: document.documentElement.lang,
        timeoutMs: callTimeoutMs,
        ...(isIdle() && { headers: { [backgroundHeader]: "1" } }),
      },
    );
    const isSignedOut = "code" in result && result.code === tokenFailureCode;
    if (!isSignedOut || !askForLogin || loginSteps.includes(name)) return result;
    pendingLogin ??= askForLogin(result.message).finally(() => (pendingLogin = undefined));
    await pendingLogin;
  }
}
