import { env } from "../env";
import { paths } from "../paths";

/**
 * Addresses of the account pages. By default these are the embedded pages of this site; with API_HOST but without an
 * address of the account site, API_HOST serves both.
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

/** Whether accounts belong to the embedded provider, which offers more than the provider's calls. */
export function hasOwnAccounts(): boolean {
  return env().API_HOST === undefined;
}
