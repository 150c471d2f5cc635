/**
 * Where links lead, by subject. Apart from the route table, which says much more about an address than a link in
 * the browser has to carry.
 */
export const paths = {
  home: "/home",
  class: "/class",
  live: "/live",
  hotSell: "/hot-sell",
  help: "/help",
  aboutUs: "/about-us",
  privacy: "/privacy",
  userAgreement: "/user-agreement",
  plusTerms: "/user-agreement/plus",
  mobileDownload: "/mobile-download",
  login: "/account/login",
  register: "/account/register",
  studentCentre: "/account/student",
  teacherCentre: "/account/teacher",
  classroomCheck: "/account/classroom-check",
} as const;
