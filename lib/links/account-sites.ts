import { env } from "../env";
import { paths } from "../paths";

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
  const account = ACCOUNT_SITE_URL ?? API_HOST;
  return {
    login: account ? `${account}/login` : paths.login,
    register: account ? `${account}/register` : paths.register,
    studentCentre: STUDENT_SITE_URL ?? API_HOST ?? paths.studentCentre,
    teacherCentre: TEACHER_SITE_URL ?? API_HOST ?? paths.teacherCentre,
  };
}

/** Whether the accounts are this site's own, with what it can do beyond the provider's calls. */
export function ownAccounts(): boolean {
  return env().API_HOST === undefined;
}
