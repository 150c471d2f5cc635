import "server-only";
import { env } from "../../base/env";
import type { Language } from "../../base/i18n/languages";
import { log } from "../../base/log/log";
import { describeError } from "../../base/log/describe-error";
import { accountViews, type AccountView } from "./view-calls";

/*
 * Server-side reads for the course page, by direct function call: account pages exist with the built-in provider
 * only.
 */

/** Ids of all courses; empty with an external provider, which has its own account pages. */
export async function readKnownCourses(): Promise<number[]> {
  if (env().API_HOST) return [];
  const [{ database }, { listCourseIds }] = await Promise.all([
    import("../../base/db/connect"),
    import("../live/queries"),
  ]);
  return listCourseIds(await database());
}

/** A course as guests see it; undefined after a failure, which the browser retries. */
export async function readCourse(id: number, language: Language): Promise<AccountView<"course"> | undefined> {
  const { accountViewHandlers: views } = await import("./views");
  try {
    return accountViews.course.response.parse(await views.course({ id, of: "live" }, { language }));
  } catch (error) {
    log.error(
      { call: "account view course", error: describeError(error) },
      "course page rendered without data",
    );
    return undefined;
  }
}
