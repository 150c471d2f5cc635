import type { Region } from "./reference/campaign-regions";

/*
 * Every path of this site that is linked, and the only place that defines them. lib/base/routes.ts describes what each
 * path serves, which browsers do not need; lib/base/links has addresses that may be on other sites. Separate constants
 * keep bundles small.
 */

export const paths = {
  home: "/home",
  class: "/class",
  business: "/business",
  /** Writing, tones and the word of the day. */
  try: "/try",
  live: "/live",
  hotSell: "/hot-sell",
  levelTest: "/level-test",
  help: "/help",
  /** The help's section about buying class points. */
  classPoints: "/help#how-to-buy",
  aboutUs: "/about-us",
  privacy: "/privacy",
  userAgreement: "/user-agreement",
  plusTerms: "/user-agreement/plus",
  mobileDownload: "/mobile-download",
  news: "/news",
  prices: "/prices",
  login: "/account/login",
  register: "/account/register",
  forgotten: "/account/forgotten-password",
  newPassword: "/account/new-password",
  confirmEmail: "/account/confirm-email",
  teacherInvitation: "/account/teacher-invitation",
  familyInvitation: "/account/invitation",
  studentCentre: "/account/student",
  teacherCentre: "/account/teacher",
  trialLesson: "/account/trial",
  accountSettings: "/account/settings",
  familyPayments: "/account/payments",
  pointStatement: "/account/points",
  classroomCheck: "/account/classroom-check",
} as const;

/** Paths with an `{id}`, a positive number. */
export const pathsById = {
  seriesClass: `${paths.hotSell}/detail/{id}`,
  /** Where the booking of a series class ends. */
  bookedClass: `${paths.hotSell}/booked/{id}`,
  /** Public pages of a live class and of a teacher; the member pages are below /account. */
  liveClass: `${paths.live}/{id}`,
  teacherProfile: "/teachers/{id}",
  live: "/account/live-detail/{id}",
  course: "/account/course/list/detail/{id}",
  teacher: "/account/teacher-detail/{id}/single",
  classroom: "/account/classroom/{id}",
} as const;

/** Puts an id into an address with `{id}`, also one of another site. */
export const withId = (address: string, id: number | string): string =>
  address.replaceAll("{id}", String(id));

export function seriesClassPath(id: number | string): string {
  return withId(pathsById.seriesClass, id);
}

/** The page on which the booking of a series class ends. */
export function bookedClassPath(id: number | string): string {
  return withId(pathsById.bookedClass, id);
}

export function liveClassPath(id: number | string): string {
  return withId(pathsById.liveClass, id);
}

export function teacherProfilePath(id: number | string): string {
  return withId(pathsById.teacherProfile, id);
}

/** The kinds of lessons that have a classroom. */
export const lessonKinds = ["live", "series", "trial"] as const;
export type LessonKind = (typeof lessonKinds)[number];

/**
 * The page from which members enter a live class, the next lesson of a series class, or a trial lesson. `id` may be
 * `{id}`.
 */
export function classroomPath(of: LessonKind, id: number | string): string {
  return withId(pathsById.classroom, id) + (of === "live" ? "" : `?of=${of}`);
}
/** Query parameter of the level test's page that shows the page of a shared result. */
export const resultParameter = "result";

/** The page of a shared result of the level test. @param level 0 to 6, or a placeholder for it */
export const levelResultPath = (level: number | string) => `${paths.levelTest}?${resultParameter}=${level}`;

/** Query parameter of the trial lesson's page that fills in the level of the request. */
export const trialLevelParameter = "level";

/** Query parameter beside it for visitors who are new to Chinese and were not tested. */
export const untestedParameter = "untested";

/**
 * The page to request the free trial lesson, with a level filled in.
 * @param isTested whether the level is the result of a test
 */
export const trialRequestPath = (level: string, isTested = true) =>
  `${paths.trialLesson}?${trialLevelParameter}=${level}${isTested ? "" : `&${untestedParameter}=1`}`;

/** A page that the school added. */
export const ownPagePath = (slug: string) => `/pages/${slug}`;
export const newsFeedPath = `${paths.news}/feed.xml`;
export const articlePath = (slug: string) => `${paths.news}/${slug}`;

/** Query parameter of a class page that opens the confirmation of an application after login. */
export const applyParameter = "apply";

export function applyPath(id: number): string {
  return `${seriesClassPath(id)}?${applyParameter}=1`;
}

/** A region of the campaign, or the route table's placeholder for it. */
type Segment = Region | "{region}";

/** Prefix of all campaign paths. */
export const campaignRoot = "/study-abroad";

/** The campaign's pages (spec section 2). */
export const campaignPaths = {
  home: (region: Segment) => `${campaignRoot}/${region}`,
  enroll: (region: Segment) => `${campaignRoot}/enroll/${region}`,
  enrolled: (region: Segment) => `${campaignRoot}/enrolled/${region}`,
  prize: (region: Segment) => `${campaignRoot}/prize/${region}`,
  hsk: (region: Segment) => `${campaignRoot}/hsk/${region}`,
} as const;

/** Pages of the campaign. The prize is part of the `enrolled` page. */
export type CampaignPage = Exclude<keyof typeof campaignPaths, "prize">;

/** Internal paths of pages whose public address differs: it has a query, or a segment with a free suffix. */
export const internalPaths = {
  recordings: `${paths.live}/records`,
  campaign: (page: CampaignPage, region: Region) => `${campaignRoot}/${page}/${region}`,
} as const;

/** Calendar files: the weekly free class, a student's calendar, and a campaign talk by its index from 0. */
export const calendarPaths = {
  freeClass: "/calendar/free-class.ics",
  /** Contains the student's secret. */
  student: (secret: string) => `/calendar/student/${secret}.ics`,
  talk: (region: Region, index: number) => `/calendar/campaign/${region}-${index + 1}.ics`,
} as const;
