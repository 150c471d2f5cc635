import { env } from "../env";
import { pathsById } from "../paths";

/**
 * Pages of the student site, as addresses with an `{id}` for the client to fill in (spec section 2, Layout). All
 * of them ask who is there, so a link to one of them is guarded (components/live/login-gate). Unset, the embedded
 * account pages answer here; with an API_HOST but no address of its student site, that host is taken to serve both.
 */
export type StudentSite = {
  /** Of a live class. */
  liveDetail: string;
  /** Of a course, with its recordings. */
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
