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
};

export const routes = {
  home: { path: "/home", indexed: true },
  login: { path: "/account/login", indexed: false, embeddedOnly: true },
  register: { path: "/account/register", indexed: false, embeddedOnly: true },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Where links lead, by subject. */
export const paths = {
  home: routes.home.path,
  class: "/class",
  live: "/live",
  hotSell: "/hot-sell",
  help: "/help",
  aboutUs: "/about-us",
  privacy: "/privacy",
  userAgreement: "/user-agreement",
  mobileDownload: "/mobile-download",
  login: routes.login.path,
  register: routes.register.path,
} as const;
