/**
 * Every address of the site. The middleware serves exactly these (spec section 2), the sitemap and the
 * checks walk them, and pages link through them, so an address stands nowhere else.
 */

/** How a page is reached and found. */
export type Route = {
  /** Path with `{id}` for a positive number and `{region}` for a campaign segment. */
  path: string;
  /** Whether search engines should list it. */
  indexed: boolean;
  /** Not for teachers: they get the 404 page (spec section 2). */
  hiddenFromTeachers?: true;
  /** Exists only while the embedded provider answers (no API_HOST). */
  embeddedOnly?: true;
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
  /** The campaign page it shows: its language is its region's, and its words stand in lib/campaign. */
  campaign?: CampaignPage;
};

export type CampaignPage = "home" | "enroll" | "enrolled" | "hsk";

export const routes = {
  home: { path: "/home", indexed: true },
  class: { path: "/class", indexed: true },
  live: {
    path: "/live",
    indexed: true,
    hiddenFromTeachers: true,
    view: { query: "tab", values: "records", path: "/live/{value}" },
  },
  // A hundred pages of ten are as many classes as the provider hands out in ten of its largest pages.
  hotSell: {
    path: "/hot-sell",
    indexed: true,
    view: { query: "page", values: "[2-9]|[1-9][0-9]|100", path: "/hot-sell/page/{value}" },
  },
  hotSellDetail: { path: "/hot-sell/detail/{id}", indexed: true },
  aboutUs: { path: "/about-us", indexed: true },
  privacy: { path: "/privacy", indexed: true, languageView: "/privacy/view" },
  privacyV3: { path: "/privacy/v3", indexed: false, sameAs: "/privacy", languageView: "/privacy/view" },
  userAgreement: { path: "/user-agreement", indexed: true },
  userAgreementV3: { path: "/user-agreement/v3", indexed: false, sameAs: "/user-agreement" },
  plusTerms: { path: "/user-agreement/plus", indexed: true },
  help: { path: "/help", indexed: true },
  mobileDownload: { path: "/mobile-download", indexed: true },
  campaign: { path: "/study-abroad/{region}", indexed: true, campaign: "home" },
  campaignEnroll: { path: "/study-abroad/enroll/{region}", indexed: true, campaign: "enroll" },
  campaignEnrolled: { path: "/study-abroad/enrolled/{region}", indexed: false, campaign: "enrolled" },
  campaignPrize: { path: "/study-abroad/prize/{region}", indexed: false, campaign: "enrolled" },
  campaignHsk: { path: "/study-abroad/hsk/{region}", indexed: true, campaign: "hsk" },
  login: { path: "/account/login", indexed: false, embeddedOnly: true },
  register: { path: "/account/register", indexed: false, embeddedOnly: true },
  studentCentre: { path: "/account/student", indexed: false, embeddedOnly: true },
  teacherCentre: { path: "/account/teacher", indexed: false, embeddedOnly: true },
  liveDetail: {
    path: "/account/live-detail/{id}",
    indexed: false,
    embeddedOnly: true,
    shell: "/account/live-detail",
  },
  courseDetail: {
    path: "/account/course/list/detail/{id}",
    indexed: false,
    embeddedOnly: true,
    shell: "/account/course",
  },
  teacherDetail: {
    path: "/account/teacher-detail/{id}/single",
    indexed: false,
    embeddedOnly: true,
    shell: "/account/teacher-detail",
  },
  classroomCheck: { path: "/account/classroom-check", indexed: false, embeddedOnly: true },
  classroom: {
    path: "/account/classroom/{id}",
    indexed: false,
    embeddedOnly: true,
    shell: "/account/classroom",
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Routes with a page, and so with words, of their own. Those of the campaign are kept with its regions. */
export type PageName = {
  [Name in RouteName]: (typeof routes)[Name] extends { sameAs: string } | { campaign: CampaignPage }
    ? never
    : Name;
}[RouteName];

/** Where links lead, by subject. */
export const paths = {
  home: routes.home.path,
  class: routes.class.path,
  live: routes.live.path,
  hotSell: routes.hotSell.path,
  help: routes.help.path,
  aboutUs: routes.aboutUs.path,
  privacy: routes.privacy.path,
  userAgreement: routes.userAgreement.path,
  plusTerms: routes.plusTerms.path,
  mobileDownload: routes.mobileDownload.path,
  login: routes.login.path,
  register: routes.register.path,
  studentCentre: routes.studentCentre.path,
  teacherCentre: routes.teacherCentre.path,
  classroomCheck: routes.classroomCheck.path,
} as const;
