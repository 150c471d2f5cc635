import { callOf } from "../../base/contract/contract";
import { callTimeoutMs, type CallName } from "../../base/contract/endpoints";

/** `page`: a server render, which can fall back to the last good data. `visitor`: a request from a browser. */
export type CallerKind = "page" | "visitor";

/**
 * Milliseconds. A page renders only when its slowest section is there, so it gives up early. A form that gave up
 * early would leave open whether it was received, so it gets the maximum of the spec (section 9).
 */
const timeoutsMs = { page: 3_000, visitor: 10_000, form: callTimeoutMs };

/** Timeout of a call to an external provider, in milliseconds. */
export function timeoutMsOf(name: CallName, asker: CallerKind): number {
  return isForm(name) ? timeoutsMs.form : timeoutsMs[asker];
}

/** Whether the call is a form, which a person submitted and waits for. Others are requested again soon. */
export function isForm(name: CallName): boolean {
  return callOf(name).isForm === true;
}
