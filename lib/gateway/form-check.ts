import { formCheckHeader } from "../api/form-check";

/** Least time in which a person, helped by autofill or pasting, sends a form that just appeared. In milliseconds. */
const minFilledMs = 1000;

/**
 * Whether a form seems to have been filled in by a program: too soon, or with the field that nobody sees. It is
 * taken all the same and marked, so that a program learns nothing and no person's form is lost by a mistake of
 * this check. Without the header nothing was claimed: not a form, but an app's call by the contract.
 */
export function isSuspect(headers: Headers): boolean {
  const said = headers.get(formCheckHeader);
  if (said === null) return false;
  const [, time] = /^t=(\d{1,9})$/.exec(said) ?? [];
  return time === undefined || Number(time) < minFilledMs;
}
