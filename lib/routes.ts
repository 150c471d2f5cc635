import { campaignPaths, paths, pathsById, type CampaignPage } from "./paths";

/**
 * Every address of the site. Routing serves exactly these (spec section 2), the sitemap and the checks
 * walk them, and pages link through them, so an address stands nowhere else.
 */

/**
 * When a page's scripts start; at once, whatever the page, for who is signed in.
 * - `touch`: at the first sign of somebody using it. For pages that are only read.
 * - `press`: as `touch`, and fetched when the browser is idle. For pages with something to press.
 * - `soon`: as `press`, or three seconds after it has loaded. For what moves by itself or is live.
 * - `form`: as `soon`, and fetched once it is painted; at once where a form was begun earlier. A form is filled in
 *   without a script, and sent with one.
 * - `now`: for what only a script can show.
 */
export type ScriptStart = "touch" | "press" | "soon" | "form" | "now";

/** How a page is reached and found. */
export type Route = {
  /** Path with `{id}` for a positive number and `{region}` for a campaign segment. */
  path: string;
  /** Whether search engines should list it. */
  indexed: boolean;
  scripts: ScriptStart;
  /** Not for teachers: they get the 404 page (spec section 2). */
  hiddenFromTeachers?: true;
  /** Exists only while the embedded provider answers (no API_HOST). */
  embeddedOnly?: true;
  /** Its address may hold a secret, behind #: nobody keeps the page, and no link says where it was. */
  holdsSecret?: true;
  /** Path of the page it shows, where that is another route's: search engines find it under that one. */
  sameAs?: string;
  /** Path of the page it shows when a `locale` query names a language. Not an address of its own. */
  languageView?: string;
  /**
   * The page it shows when a query has one of certain values: `values` as a pattern, `path` with `{value}` for
   * what was asked. Not an address of its own either. Few values, because each is a page kept in memory.
   */
  view?: { query: string; values: string; path: string };
  /**
   * The page that shows it whatever its `{id}`, which only the browser reads: a million ids store nothing. Not an
   * address of its own.
   */
  shell?: string;
  /** The page that shows it where its `{id}` is not among those that are known: its browser tells of that. */
  otherwise?: string;
  /** Path of the public page, with the same `{id}`, to which a visitor without a session is sent. */
  guestPath?: string;
  /** The campaign page it shows: its language is its region's, and its words stand in lib/campaign. */
  campaign?: CampaignPage;
};

export const routes = {
  home: { path: paths.home, indexed: true, scripts: "soon" },
  class: { path: paths.class, indexed: true, scripts: "press" },
  business: { path: paths.business, indexed: true, scripts: "form" },
  live: {
    path: paths.live,
    indexed: true,
    scripts: "soon",
    hiddenFromTeachers: true,
    view: { query: "tab", values: "records", path: "/live/{value}" },
  },
  // A hundred pages of ten are as many classes as the provider hands out in ten of its largest pages.
  hotSell: {
    path: paths.hotSell,
    indexed: true,
    scripts: "soon",
    view: { query: "page", values: "[2-9]|[1-9][0-9]|100", path: "/hot-sell/page/{value}" },
  },
  hotSellDetail: { path: pathsById.seriesClass, indexed: true, scripts: "soon" },
  aboutUs: { path: paths.aboutUs, indexed: true, scripts: "touch" },
  privacy: { path: paths.privacy, indexed: true, scripts: "touch", languageView: "/privacy/view" },
  privacyV3: {
    path: "/privacy/v3",
    indexed: false,
    scripts: "touch",
    sameAs: paths.privacy,
    languageView: "/privacy/view",
  },
  userAgreement: { path: paths.userAgreement, indexed: true, scripts: "touch" },
  userAgreementV3: {
    path: "/user-agreement/v3",
    indexed: false,
    scripts: "touch",
    sameAs: paths.userAgreement,
  },
  plusTerms: { path: paths.plusTerms, indexed: true, scripts: "touch" },
  help: { path: paths.help, indexed: true, scripts: "press" },
  // Only a script can tell an iPad that asks for desktop pages from a desktop.
  mobileDownload: { path: paths.mobileDownload, indexed: true, scripts: "soon" },
  campaign: { path: campaignPaths.home("{region}"), indexed: true, scripts: "soon", campaign: "home" },
  campaignEnroll: {
    path: campaignPaths.enroll("{region}"),
    indexed: true,
    scripts: "form",
    campaign: "enroll",
  },
  campaignEnrolled: {
    path: campaignPaths.enrolled("{region}"),
    indexed: false,
    scripts: "now",
    campaign: "enrolled",
  },
  campaignPrize: {
    path: campaignPaths.prize("{region}"),
    indexed: false,
    scripts: "now",
    campaign: "enrolled",
  },
  campaignHsk: { path: campaignPaths.hsk("{region}"), indexed: true, scripts: "touch", campaign: "hsk" },
  login: { path: paths.login, indexed: false, scripts: "form", embeddedOnly: true },
  register: { path: paths.register, indexed: false, scripts: "form", embeddedOnly: true },
  forgotten: { path: paths.forgotten, indexed: false, scripts: "form", embeddedOnly: true },
  newPassword: {
    path: paths.newPassword,
    indexed: false,
    scripts: "form",
    embeddedOnly: true,
    holdsSecret: true,
  },
  confirmEmail: {
    path: paths.confirmEmail,
    indexed: false,
    scripts: "form",
    embeddedOnly: true,
    holdsSecret: true,
  },
  // Pages of members ask a guest to log in, and no more.
  studentCentre: { path: paths.studentCentre, indexed: false, scripts: "touch", embeddedOnly: true },
  teacherCentre: { path: paths.teacherCentre, indexed: false, scripts: "touch", embeddedOnly: true },
  trialLesson: { path: paths.trialLesson, indexed: false, scripts: "touch", embeddedOnly: true },
  accountSettings: { path: paths.accountSettings, indexed: false, scripts: "touch", embeddedOnly: true },
  liveDetail: {
    path: pathsById.live,
    indexed: false,
    scripts: "touch",
    embeddedOnly: true,
    shell: "/account/live-detail",
    guestPath: pathsById.liveClass,
  },
  courseDetail: {
    path: pathsById.course,
    indexed: false,
    scripts: "soon",
    embeddedOnly: true,
    otherwise: "/account/course",
  },
  teacherDetail: {
    path: pathsById.teacher,
    indexed: false,
    scripts: "touch",
    embeddedOnly: true,
    shell: "/account/teacher-detail",
    guestPath: pathsById.teacherProfile,
  },
  classroomCheck: { path: paths.classroomCheck, indexed: false, scripts: "touch", embeddedOnly: true },
  classroom: {
    path: pathsById.classroom,
    indexed: false,
    scripts: "touch",
    embeddedOnly: true,
    shell: "/account/classroom",
  },
  liveClass: { path: pathsById.liveClass, indexed: true, scripts: "press", hiddenFromTeachers: true },
  teacherProfile: { path: pathsById.teacherProfile, indexed: true, scripts: "touch" },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Routes with a page, and so with words, of their own. Those of the campaign are kept with its regions. */
export type PageName = {
  [Name in RouteName]: (typeof routes)[Name] extends { sameAs: string } | { campaign: CampaignPage }
    ? never
    : Name;
}[RouteName];
