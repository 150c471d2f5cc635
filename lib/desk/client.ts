import { send } from "../api/send";
import { backgroundHeader } from "./background";
import { callTimeoutMs } from "../contract/endpoints";
import type { CallResult } from "../contract/result";
import { tokenFailureCode } from "../contract/token-failure";
import type { DeskAnswer, DeskCallName, DeskInput } from "./contract";

/* The desk's calls, from the browser. They never throw (lib/api/send). */

/**
 * Asks whoever sits there to log in again; resolved when they are in.
 * @param reason why the session ended, in the reader's language.
 */
type AskForLogin = (reason: string) => Promise<void>;

/** Steps of a login: one that is refused must not wait for the very login that it belongs to. */
const steps: readonly DeskCallName[] = [
  "session/login",
  "session/code",
  "session/enrol",
  "session/confirm",
  "session/later",
];

let askForLogin: AskForLogin | undefined;
let asking: Promise<void> | undefined;

/** A page that nobody touched for so long, in milliseconds, asks by itself: that does not keep the session open. */
const untouchedMs = 5 * 60 * 1000;

let touchedAt = Date.now();
if (typeof window !== "undefined") {
  const note = () => {
    touchedAt = Date.now();
  };
  for (const type of ["pointerdown", "pointermove", "keydown", "scroll", "touchstart"])
    window.addEventListener(type, note, { capture: true, passive: true });
}
const isUntouched = () => Date.now() - touchedAt > untouchedMs;

/** Who asks for a login when a session has ended: the shell of every screen. @returns takes it back. */
export function onSignedOut(ask: AskForLogin): () => void {
  askForLogin = ask;
  return () => {
    if (askForLogin === ask) askForLogin = undefined;
  };
}

/** Calls the desk. When the session has ended, it waits for a login and goes on: nothing that was typed is lost. */
export async function callDesk<Name extends DeskCallName>(
  name: Name,
  input: DeskInput<Name>,
): Promise<CallResult<DeskAnswer<Name>>> {
  for (;;) {
    const result = await send<DeskAnswer<Name>>(
      "POST",
      `/api/desk/${name}`,
      input as Record<string, unknown>,
      {
        language: document.documentElement.lang,
        timeoutMs: callTimeoutMs,
        ...(isUntouched() && { headers: { [backgroundHeader]: "1" } }),
      },
    );
    const isOut = "code" in result && result.code === tokenFailureCode;
    if (!isOut || !askForLogin || steps.includes(name)) return result;
    asking ??= askForLogin(result.message).finally(() => (asking = undefined));
    await asking;
  }
}
