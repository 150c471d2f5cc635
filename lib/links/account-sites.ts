import { env } from "../env";

/**
 * Where the provider's own sites are. Unset, the embedded account pages answer here; with an API_HOST but no
 * address of its account site, that host is taken to serve both.
 */
export type AccountSites = {
  login: string;
  register: string;
  studentCentre: string;
  teacherCentre: string;
};

export function accountSites(): AccountSites {
  const { API_HOST, ACCOUNT_SITE_URL, STUDENT_SITE_URL, TEACHER_SITE_URL } = env();
  const account = ACCOUNT_SITE_URL ?? API_HOST ?? "/account";
  return {
    login: `${account}/login`,
    register: `${account}/register`,
    studentCentre: STUDENT_SITE_URL ?? API_HOST ?? "/account/student",
    teacherCentre: TEACHER_SITE_URL ?? API_HOST ?? "/account/teacher",
  };
}
