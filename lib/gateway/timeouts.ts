import { callTimeoutMs, type CallName } from "../contract/endpoints";

/** `page`: a server render, which can fall back to the last good data. `visitor`: a request from a browser. */
export type CallerKind = "page" | "visitor";

/**
 * `content` is requested again soon, by the next render or by the browser. A `form` was submitted by a person who
 * waits for one result.
 */
const callKinds: Record<CallName, "content" | "form"> = {
  homePage: "content",
  profile: "content",
  appVersions: "content",
  recommendedSets: "content",
  bookCombo: "form",
  appDownload: "content",
  partners: "content",
  recommendedTeachers: "content",
  preSales: "content",
  preSaleRegister: "form",
  preSaleApply: "form",
  readyLives: "content",
  videoRecords: "content",
  recommendedCourses: "content",
  abroadCreate: "form",
  abroadIsApplied: "form",
};

/**
 * Milliseconds. A page renders only when its slowest section is there, so it gives up early. A form that gave up
 * early would leave open whether it was received, so it gets the maximum of the spec (section 9).
 */
const timeoutsMs = { page: 3_000, visitor: 10_000, form: callTimeoutMs };

/** Timeout of a call to an external provider, in milliseconds. */
export function timeoutMsOf(name: CallName, asker: CallerKind): number {
  return isForm(name) ? timeoutsMs.form : timeoutsMs[asker];
}

/** Whether the call is a form submission. */
export function isForm(name: CallName): boolean {
  return callKinds[name] === "form";
}
