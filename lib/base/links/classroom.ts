import { env } from "../env";
import { classroomPath, paths, type LessonKind } from "../paths";

/**
 * Addresses of an external classroom. Without CLASSROOM_SITE_URL only the device check exists, on this site, and lessons
 * are entered by their meeting links (`classroomPage`). Of an external classroom only the check's path is specified (spec
 * section 2), so lessons link to its home page.
 */
export type ClassroomSite = {
  check: string;
  /** Entry of a live class, with `{id}`; undefined without a classroom. */
  live: string | undefined;
  /** Entry of a series class, with `{id}`; undefined without a classroom. */
  series: string | undefined;
  /** Entry of a trial lesson, with `{id}`; undefined without a classroom. */
  trial: string | undefined;
};

/** Address of an external classroom's device check (spec section 2); undefined without such a classroom. */
export function externalDeviceCheck(): string | undefined {
  const { CLASSROOM_SITE_URL: site } = env();
  return site && `${site}/verify`;
}

/**
 * The page of this site, with `{id}`, from which members enter a class by its meeting link; undefined if classes are
 * entered in an external classroom or from another site's pages.
 */
export function classroomPage(of: LessonKind): string | undefined {
  const { API_HOST, CLASSROOM_SITE_URL, STUDENT_SITE_URL } = env();
  return (API_HOST ?? CLASSROOM_SITE_URL ?? STUDENT_SITE_URL) ? undefined : classroomPath(of, "{id}");
}

export function classroomSite(): ClassroomSite {
  const { CLASSROOM_SITE_URL: site } = env();
  const check = externalDeviceCheck();
  if (!check) return { check: paths.classroomCheck, live: undefined, series: undefined, trial: undefined };
  return {
    check,
    live: `${site}/?live={id}`,
    series: `${site}/?series={id}`,
    trial: `${site}/?trial={id}`,
  };
}
