import { callTimeoutMs, type CallName } from "../contract/endpoints";

/** Who waits: a page being rendered, which can show what it last had; or a visitor's browser, which asked. */
export type Asker = "page" | "visitor";

/**
 * What a call is to the one who waits for it. `content` is asked for again soon, by the next render or by the
 * browser. Behind a `form` is a person who pressed a button and has one answer to wait for.
 */
const kinds: Record<CallName, "content" | "form"> = {
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
 * A page shows its other sections only when the slowest is there, so it gives up early; a form that
 * gave up early would leave its sender in doubt whether it arrived, so it gets all that the spec allows (section 9).
 */
const timeoutsMs = { page: 3_000, visitor: 10_000, form: callTimeoutMs };

/** Most milliseconds that another provider may take for a call. */
export function timeoutMsOf(name: CallName, asker: Asker): number {
  return isForm(name) ? timeoutsMs.form : timeoutsMs[asker];
}

/** Whether a person pressed a button for it. */
export function isForm(name: CallName): boolean {
  return kinds[name] === "form";
}
