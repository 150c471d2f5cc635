import type { Region } from "./campaign/region";

/*
 * Every address of this site that something links to, and no other place writes one down: lib/routes.ts says of each
 * what is served there, which is much more than a link in the browser has to carry, and lib/links leads to the sites
 * of others, which may be this one. Several constants, so that a page carries only what it needs.
 */

export const paths = {
  home: "/home",
  class: "/class",
  business: "/business",
  live: "/live",
  hotSell: "/hot-sell",
  help: "/help",
  /** What the help says about buying: where class points come from. */
  classPoints: "/help#how-to-buy",
  aboutUs: "/about-us",
  privacy: "/privacy",
  userAgreement: "/user-agreement",
  plusTerms: "/user-agreement/plus",
  mobileDownload: "/mobile-download",
  login: "/account/login",
  register: "/account/register",
  forgotten: "/account/forgotten-password",
  newPassword: "/account/new-password",
  confirmEmail: "/account/confirm-email",
  studentCentre: "/account/student",
  teacherCentre: "/account/teacher",
  trialLesson: "/account/trial",
  accountSettings: "/account/settings",
  classroomCheck: "/account/classroom-check",
} as const;

/** Addresses of one thing each; `{id}` is its positive number. */
export const pathsById = {
  seriesClass: `${paths.hotSell}/detail/{id}`,
  /** What everyone may read of a live class and of a teacher; what members do there is below /account. */
  liveClass: `${paths.live}/{id}`,
  teacherProfile: "/teachers/{id}",
  live: "/account/live-detail/{id}",
  course: "/account/course/list/detail/{id}",
  teacher: "/account/teacher-detail/{id}/single",
  classroom: "/account/classroom/{id}",
} as const;

export function seriesClassPath(id: number | string): string {
  return pathsById.seriesClass.replace("{id}", String(id));
}

export function liveClassPath(id: number | string): string {
  return pathsById.liveClass.replace("{id}", String(id));
}

export function teacherProfilePath(id: number | string): string {
  return pathsById.teacherProfile.replace("{id}", String(id));
}

/** In the query of a class's page: who comes back from the login is asked to confirm the application. */
export const applying = "apply";

export function applyingPath(id: number): string {
  return `${seriesClassPath(id)}?${applying}=1`;
}

/** A region of the campaign, or the place where the route table has any of them. */
type Segment = Region | "{region}";

/** What every address of the campaign begins with. */
export const campaignRoot = "/study-abroad";

/** The campaign's pages (spec section 2). */
export const campaignPaths = {
  home: (region: Segment) => `${campaignRoot}/${region}`,
  enroll: (region: Segment) => `${campaignRoot}/enroll/${region}`,
  enrolled: (region: Segment) => `${campaignRoot}/enrolled/${region}`,
  prize: (region: Segment) => `${campaignRoot}/prize/${region}`,
  hsk: (region: Segment) => `${campaignRoot}/hsk/${region}`,
} as const;

/** The prize is shown by the page of who has enrolled. */
export type CampaignPage = Exclude<keyof typeof campaignPaths, "prize">;

/** Pages as Next knows them, where visitors' addresses are others: a query, or a segment that anything may follow. */
export const innerPaths = {
  recordings: `${paths.live}/records`,
  campaign: (page: CampaignPage, region: Region) => `${campaignRoot}/${page}/${region}`,
} as const;

/** Files for a calendar: the free class every week, a student's own, and a talk of the campaign, counted from 0. */
export const calendarPaths = {
  freeClass: "/calendar/free-class.ics",
  /** Of one student, whose secret it holds. */
  student: (secret: string) => `/calendar/student/${secret}.ics`,
  talk: (region: Region, index: number) => `/calendar/campaign/${region}-${index + 1}.ics`,
} as const;
