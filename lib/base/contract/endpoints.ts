/**
 * Addresses of the 16 provider calls (spec section 7; odd spellings are the provider's own). Separate from the
 * schemas, so that the browser can call without loading zod.
 *
 * `access` is explained in lib/base/contract/call. A call for guests and students has a second path for students. A `{name}` in a path is replaced with the request's field of that name.
 */
export const endpoints = {
  homePage: {
    method: "POST",
    path: "/api/v1/get/home/page",
    access: "open",
  },
  profile: {
    method: "GET",
    path: "/api/v1/common/accounts/profile",
    access: "token",
  },
  appVersions: { method: "GET", path: "/chief/pc/version", access: "open" },
  recommendedSets: {
    method: "POST",
    path: "/api/v1/student/recommend/sets",
    loggedInPath: "/api/v1/student/search/recommend/sets",
    access: "optionalToken",
  },
  bookCombo: {
    method: "POST",
    path: "/api/v1/student/booking/combo",
    access: "token",
  },
  appDownload: {
    method: "GET",
    path: "/api/v1/student/version/{type}",
    access: "open",
  },
  partners: { method: "GET", path: "/api/v1/partner", access: "open" },
  recommendedTeachers: {
    method: "GET",
    path: "/api/v1/recommend/teacher",
    access: "open",
  },
  preSales: {
    method: "POST",
    path: "/api/v1/student/doom/preSale",
    loggedInPath: "/api/v1/student/search/pre_sales",
    access: "optionalToken",
  },
  preSaleRegister: {
    method: "POST",
    path: "/api/v1/student/preSale/register",
    access: "open",
  },
  preSaleApply: {
    method: "POST",
    path: "/api/v1/student/pre_sal/registration",
    access: "token",
  },
  readyLives: {
    method: "POST",
    path: "/api/v1/student/ready/live",
    access: "open",
  },
  videoRecords: {
    method: "POST",
    path: "/api/v1/student/video/record",
    access: "open",
  },
  recommendedCourses: {
    method: "POST",
    path: "/api/v1/student/recommend/course",
    access: "open",
  },
  abroadCreate: {
    method: "POST",
    path: "/api/v1/activity/abroad/create",
    access: "open",
  },
  abroadIsApplied: {
    method: "GET",
    path: "/api/v1/activity/abroad/is_applied",
    access: "open",
  },
} as const satisfies Record<string, Endpoint>;

export type Endpoint = {
  method: "GET" | "POST";
  path: `/${string}`;
  loggedInPath?: `/${string}`;
  access: "open" | "token" | "optionalToken";
};

export type CallName = keyof typeof endpoints;

/** Sent with every request (spec section 7). */
export const clientInfo = { version: "1.0.0", client: "web" } as const;

/** Maximum duration of a call in milliseconds (spec section 9: 30 s). */
export const callTimeoutMs = 30_000;
