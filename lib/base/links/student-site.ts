import { env } from "../env";
import { pathsById } from "../paths";

/**
 * Addresses of the student site's pages, with an `{id}` for the client to fill in (spec section 2, Layout). All require
 * a login, so links to them are guarded (components/live/login-gate). By default these are the embedded account pages;
 * with API_HOST but without STUDENT_SITE_URL, API_HOST serves both.
 */
export type StudentSite = {
  liveDetail: string;
  /** A course with its recordings. */
  courseDetail: string;
  teacherDetail: string;
};

export function studentSite(): StudentSite {
  const { API_HOST, STUDENT_SITE_URL } = env();
  const site = STUDENT_SITE_URL ?? API_HOST;
  if (!site) {
    return { liveDetail: pathsById.live, courseDetail: pathsById.course, teacherDetail: pathsById.teacher };
  }
  return {
    liveDetail: `${site}/live-detail/{id}`,
    courseDetail: `${site}/course/list/detail/{id}`,
    teacherDetail: `${site}/teacher-detail/{id}/single`,
  };
}
