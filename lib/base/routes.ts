import {
  articlePath,
  campaignPaths,
  ownPagePath,
  paths,
  pathsById,
  resultParameter,
  type CampaignPage,
} from "./paths";

/**
 * Every page of the site. Routing serves exactly these (spec section 2), and the sitemap and the checks iterate over
 * them. The paths are defined in lib/base/paths.ts.
 */

/**
 * When a page's scripts start. For logged-in visitors they start immediately on every page.
 * - `touch`: on the first interaction. For pages that are only read.
 * - `press`: as `touch`, but fetched when the browser is idle. For pages with controls.
 * - `soon`: as `press`, but at the latest three seconds after loading, and right after the first paint if the address
 *   contains a choice of classes. For animated or live content.
 * - `form`: as `soon`, but fetched after the first paint, and started immediately if a saved form exists. A form can be
 *   filled in without scripts, but not sent.
 * - `now`: immediately. For content that only a script can show.
 */
export type ScriptStart = "touch" | "press" | "soon" | "form" | "now";

/** Address, scripts and search settings of a page. */
export type Route = {
  /** Path with `{id}` for a positive number, `{region}` for a campaign segment and `{slug}` for a page of the school. */
  path: string;
  /** Whether search engines should list it. */
  indexed: boolean;
  scripts: ScriptStart;
  /** Teachers get the 404 page (spec section 2). */
  hiddenFromTeachers?: true;
  /** Exists only with the embedded provider (no API_HOST). */
  embeddedOnly?: true;
  /**
   * The fragment of its address may contain a secret, so the page is not cached and sends no referrer to other sites.
   */
  holdsSecret?: true;
  /** Path of another route whose page it shows, under which search engines index it. */
  sameAs?: string;
  /** Internal path of the page that it shows if a `locale` query names a language. */
  languageView?: string;
  /**
   * The page that it shows if a query parameter matches the pattern `values`; `{value}` in the internal `path` is the
   * parameter's value. Only few values are possible, because each is a page cached in memory.
   */
  view?: { query: string; values: string; path: string };
  /**
   * Internal path of the one page for all `{id}`s, which only the browser reads. So the number of cached pages does not
   * grow with the ids.
   */
  shell?: string;
  /** Internal path of the page for an unknown `{id}`, on which the browser loads the data or shows an error. */
  fallbackPath?: string;
  /** Path of the public page with the same `{id}`, to which guests are redirected. */
  guestPath?: string;
  /** The campaign page that it shows, in its region's language; the texts are in lib/subjects/campaign. */
  campaign?: CampaignPage;
};

export const routes = {
  home: { path: paths.home, indexed: true, scripts: "soon" },
  class: { path: paths.class, indexed: true, scripts: "press" },
  business: { path: paths.business, indexed: true, scripts: "form" },
  try: { path: paths.try, indexed: true, scripts: "now" },
  live: {
    path: paths.live,
    indexed: true,
    scripts: "soon",
    hiddenFromTeachers: true,
    view: { query: "tab", values: "records", path: "/live/{value}" },
  },
  // A hundred pages of ten classes correspond to ten pages of the provider's largest size (lib/subjects/series/pages.ts).
  hotSell: {
    path: paths.hotSell,
    indexed: true,
    scripts: "soon",
    view: { query: "page", values: "[2-9]|[1-9][0-9]|100", path: "/hot-sell/page/{value}" },
  },
  hotSellDetail: { path: pathsById.seriesClass, indexed: true, scripts: "soon" },
  // Only a script knows whether the visitor has booked the class.
  hotSellBooked: { path: pathsById.bookedClass, indexed: false, scripts: "now", hiddenFromTeachers: true },
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
  // For orders that name a Plus package; no page offers one.
  plusTerms: { path: paths.plusTerms, indexed: false, scripts: "touch" },
  help: { path: paths.help, indexed: true, scripts: "press" },
  // Only a script can distinguish an iPad that requests desktop pages from a desktop.
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
  familyInvitation: {
    path: paths.familyInvitation,
    indexed: false,
    scripts: "form",
    embeddedOnly: true,
    holdsSecret: true,
  },
  teacherInvitation: {
    path: paths.teacherInvitation,
    indexed: false,
    scripts: "form",
    embeddedOnly: true,
    holdsSecret: true,
  },
  // For guests, member pages contain only a login prompt, which needs no scripts.
  studentCentre: { path: paths.studentCentre, indexed: false, scripts: "touch", embeddedOnly: true },
  teacherCentre: { path: paths.teacherCentre, indexed: false, scripts: "touch", embeddedOnly: true },
  trialLesson: { path: paths.trialLesson, indexed: false, scripts: "touch", embeddedOnly: true },
  familyPayments: { path: paths.familyPayments, indexed: false, scripts: "touch", embeddedOnly: true },
  pointStatement: { path: paths.pointStatement, indexed: false, scripts: "touch", embeddedOnly: true },
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
    fallbackPath: "/account/course",
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
  ownPage: { path: ownPagePath("{slug}"), indexed: true, scripts: "touch", embeddedOnly: true },
  news: {
    path: paths.news,
    indexed: true,
    scripts: "touch",
    embeddedOnly: true,
    view: { query: "page", values: "[2-9]|[1-9][0-9]|100", path: "/news/page/{value}" },
  },
  article: { path: articlePath("{slug}"), indexed: true, scripts: "touch", embeddedOnly: true },
  // Exists while packages are on sale.
  prices: { path: paths.prices, indexed: true, scripts: "press", embeddedOnly: true },
  // A reload during the test continues it, so the scripts start at once then (`form`).
  levelTest: {
    path: paths.levelTest,
    indexed: true,
    scripts: "form",
    view: { query: resultParameter, values: "[0-6]", path: "/level-test/result/{value}" },
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Routes with a page and texts of their own. The texts of campaign pages are in lib/subjects/campaign. */
export type PageName = {
  [Name in RouteName]: (typeof routes)[Name] extends { sameAs: string } | { campaign: CampaignPage }
    ? never
    : Name;
}[RouteName];
