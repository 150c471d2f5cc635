import { formCheckHeader } from "./browser/form-check";

/** Minimum time in milliseconds between a form's appearance and its submission by a person, even with autofill. */
const minFilledMs = 1000;

/**
 * Whether a form was probably filled in by a program: submitted too soon, or with the hidden field filled. Such a
 * form is accepted and marked, so that bots get no feedback and a false positive loses no data. A request
 * without the header comes from an app, not a form.
 */
export function isSuspect(headers: Headers): boolean {
  const header = headers.get(formCheckHeader);
  if (header === null) return false;
  const [, time] = /^t=(\d{1,9})$/.exec(header) ?? [];
  return time === undefined || Number(time) < minFilledMs;
}
