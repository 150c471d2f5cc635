import "server-only";
import { env } from "../env";
import type { Language } from "../i18n/languages";
import { log } from "../log/log";
import { describeError } from "../log/describe-error";
import { accountViews, type AccountView } from "./contract";

/* What the page of a course is made with, by a call of a function: the account pages are the embedded provider's. */

/** Ids of the courses there are; with another provider none, which has account pages of its own. */
export async function readKnownCourses(): Promise<number[]> {
  if (env().API_HOST) return [];
  const { courseIds } = await import("../provider/accounts/views");
  return courseIds();
}

/** A course as a guest sees it; undefined where it could not be read, which the page's browser tries again. */
export async function readCourse(id: number, language: Language): Promise<AccountView<"course"> | undefined> {
  const { accountViews: views } = await import("../provider/accounts/views");
  try {
    return accountViews.course.parse(await views.course({ id, of: "live" }, { language }));
  } catch (error) {
    log.error({ call: "account view course", error: describeError(error) }, "page without its course");
    return undefined;
  }
}
