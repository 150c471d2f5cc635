import { decide, toNotFound, type RoutingRequest, type RoutingSettings } from "./decide";

const visitor: RoutingRequest = {
  path: "/home",
  localeQuery: null,
  search: "",
  localeCookie: undefined,
  acceptLanguage: null,
  isLoggedIn: false,
  accountType: undefined,
};
const settings: RoutingSettings = {
  vietnamSite: undefined,
  ownOrigin: "https://yuqiao.example",
  embedded: true,
};
const withVietnam = { ...settings, vietnamSite: "https://vn.yuqiao.example" };

const page = (language: string, path = "/home", storeLanguage = false) => ({
  kind: "page",
  language,
  rewrite: `/${language}${path}`,
  storeLanguage,
});
const missing = (language = "en-US") => ({
  kind: "missing",
  language,
  rewrite: `/${language}/missing`,
  storeLanguage: false,
});

const campaign = (language: string, name: string, region: string) =>
  page(language, `/study-abroad/${name}/${region}`);

/** The decision for a desk screen, which is never cached. */
const screen = (language: string, path: string, storeLanguage = false) => ({
  kind: "page",
  language,
  rewrite: `/desk/${language}${path}`,
  scripts: "now",
  storeLanguage,
  desk: true,
  noStore: true,
});

type Row = [title: string, request: Partial<RoutingRequest>, settings: RoutingSettings, expected: object];

const table: Row[] = [
  ["the default is English", {}, settings, page("en-US")],
  ["the browser's language is used", { acceptLanguage: "ko-KR,ko;q=0.9" }, settings, page("ko-KR")],
  [
    "a cookie takes precedence over the browser",
    { localeCookie: "zh-TW", acceptLanguage: "ko" },
    settings,
    page("zh-TW"),
  ],
  [
    "a query takes precedence over the cookie and is stored",
    { localeQuery: "id", localeCookie: "zh-TW" },
    settings,
    page("id-ID", "/home", true),
  ],
  [
    "a query equal to the cookie is not stored",
    { localeQuery: "ID-id", localeCookie: "id-ID" },
    settings,
    page("id-ID"),
  ],
  ["an unknown query is ignored", { localeQuery: "fr", localeCookie: "ko-KR" }, settings, page("ko-KR")],
  ["a forged cookie is ignored", { localeCookie: "../../etc" }, settings, page("en-US")],
  [
    "the root redirects to the home page",
    { path: "/" },
    settings,
    { kind: "redirect", to: "/home", language: "en-US", storeLanguage: false },
  ],
  [
    "the root with a language query stores it",
    { path: "/", localeQuery: "vn" },
    settings,
    { kind: "redirect", to: "/home", language: "vi-VN", storeLanguage: true },
  ],
  ["an unknown path is missing", { path: "/nowhere" }, settings, missing()],
  ["an internal path is not an address", { path: "/ko-KR/home" }, settings, missing()],
  ["the internal path of the 404 page is not an address", { path: "/missing" }, settings, missing()],
  ["a trailing slash is another path", { path: "/home/" }, settings, missing()],
  ["paths are case-sensitive", { path: "/Home" }, settings, missing()],
  ["a traversal is missing", { path: "/home/../home" }, settings, missing()],
  [
    "the privacy policy shows two languages together",
    { path: "/privacy" },
    settings,
    page("en-US", "/privacy"),
  ],
  [
    "the privacy policy shows two languages for any preferred language",
    { path: "/privacy", localeCookie: "vi-VN" },
    settings,
    page("vi-VN", "/privacy"),
  ],
  [
    "the privacy policy shows only the language of the query",
    { path: "/privacy", localeQuery: "vn" },
    settings,
    page("vi-VN", "/privacy/view", true),
  ],
  [
    "the privacy policy ignores an unknown language in the query",
    { path: "/privacy", localeQuery: "fr" },
    settings,
    page("en-US", "/privacy"),
  ],
  [
    "the policy's view is not an address",
    { path: "/privacy/view", localeQuery: "id" },
    settings,
    expect.objectContaining({ kind: "missing" }),
  ],
  ["version 3 of the policy is the same page", { path: "/privacy/v3" }, settings, page("en-US", "/privacy")],
  [
    "version 3 of the policy shows the language of the query",
    { path: "/privacy/v3", localeQuery: "en" },
    settings,
    page("en-US", "/privacy/view", true),
  ],
  [
    "version 3 of the terms is the same page",
    { path: "/user-agreement/v3", localeQuery: "ko" },
    settings,
    page("ko-KR", "/user-agreement", true),
  ],
  [
    "account pages exist with the embedded provider",
    { path: "/account/login" },
    settings,
    page("en-US", "/account/login"),
  ],
  [
    "account pages do not exist without the embedded provider",
    { path: "/account/login" },
    { ...settings, embedded: false },
    missing(),
  ],
  ...[
    ["/account/live-detail/7", "/account/live-detail"],
    ["/account/live-detail/999999999", "/account/live-detail"],
    ["/account/teacher-detail/7/single", "/account/teacher-detail"],
    ["/account/classroom/7", "/account/classroom"],
  ].map(([path = "", shell]): Row => [
    `${path} is one page for all ids for members`,
    { path, isLoggedIn: true },
    settings,
    page("en-US", shell),
  ]),
  ...[
    ["/account/live-detail/7", "/live/7"],
    ["/account/live-detail/999999999", "/live/999999999"],
    ["/account/teacher-detail/12/single", "/teachers/12"],
  ].map(([path = "", to = ""]): Row => [
    `a guest at ${path} is redirected to the public page`,
    { path, localeQuery: "ko" },
    settings,
    { kind: "redirect", to, language: "ko-KR", storeLanguage: true },
  ]),
  ["a live class has a public page", { path: "/live/7" }, settings, page("en-US", "/live/7")],
  ["a teacher has a public page", { path: "/teachers/7" }, settings, page("en-US", "/teachers/7")],
  [
    "a teacher has a public page with another provider",
    { path: "/teachers/7" },
    { ...settings, embedded: false },
    page("en-US", "/teachers/7"),
  ],
  [
    "a live class does not exist for teachers",
    { path: "/live/7", isLoggedIn: true, accountType: "teacher" },
    settings,
    missing(),
  ],
  [
    "a teacher may read a teacher's page",
    { path: "/teachers/7", isLoggedIn: true, accountType: "teacher" },
    settings,
    page("en-US", "/teachers/7"),
  ],
  ...["/live/0", "/live/07", "/live/7/", "/live/x", "/teachers", "/teachers/0", "/teachers/7/single"].map(
    (path): Row => [`${path} is not an address`, { path }, settings, missing()],
  ),
  [
    "a course has its own page, and a page for unknown ids",
    { path: "/account/course/list/detail/7" },
    settings,
    { ...page("en-US", "/account/course/list/detail/7"), fallbackPath: "/en-US/account/course" },
  ],
  ...["/account/live-detail/7", "/account/student", "/account/teacher", "/account/classroom-check"].map(
    (path): Row => [
      `${path} does not exist without the embedded provider`,
      { path },
      { ...settings, embedded: false },
      missing(),
    ],
  ),
  ...["/account/live-detail", "/account/live-detail/0", "/account/live-detail/x", "/account/course"].map(
    (path): Row => [`${path} is not an address`, { path }, settings, missing()],
  ),
  [
    "a tab of the live page is a view of it",
    { path: "/live", search: "?tab=records" },
    settings,
    page("en-US", "/live/records"),
  ],
  [
    "an unknown tab shows the first one",
    { path: "/live", search: "?tab=../x" },
    settings,
    page("en-US", "/live"),
  ],
  ["a tab's view is not an address", { path: "/live/records" }, settings, missing()],
  [
    "a teacher has no live page",
    { path: "/live", search: "?tab=records", isLoggedIn: true, accountType: "teacher" },
    settings,
    missing(),
  ],
  [
    "a student has a live page",
    { path: "/live", isLoggedIn: true, accountType: "student" },
    settings,
    page("en-US", "/live"),
  ],
  [
    "the account type is ignored without a session",
    { path: "/live", accountType: "teacher" },
    settings,
    page("en-US", "/live"),
  ],
  [
    "a page of the hot-sell list",
    { path: "/hot-sell", search: "?locale=ko&page=2", localeQuery: "ko" },
    settings,
    page("ko-KR", "/hot-sell/page/2", true),
  ],
  [
    "the last possible page of the hot-sell list",
    { path: "/hot-sell", search: "?page=100" },
    settings,
    page("en-US", "/hot-sell/page/100"),
  ],
  ...["0", "1", "101", "02", "2.5", "2/../3", "-2", "%202", "2e1", ""].map((value): Row => [
    `page ${value} is ignored`,
    { path: "/hot-sell", search: `?page=${value}` },
    settings,
    page("en-US", "/hot-sell"),
  ]),
  ["a class by its id", { path: "/hot-sell/detail/7" }, settings, page("en-US", "/hot-sell/detail/7")],
  ...["0", "07", "x", "-1", "1.5", "12345678901", ""].map((id): Row => [
    `class ${id} is missing`,
    { path: `/hot-sell/detail/${id}` },
    settings,
    missing(),
  ]),
  [
    "a Vietnamese cookie redirects to the Vietnamese site",
    { localeCookie: "vi-VN" },
    withVietnam,
    { kind: "vietnam", to: "https://vn.yuqiao.example/home" },
  ],
  [
    "a Vietnamese browser without a cookie is redirected",
    { acceptLanguage: "vi,en;q=0.5" },
    withVietnam,
    { kind: "vietnam", to: "https://vn.yuqiao.example/home" },
  ],
  [
    "the campaign's root is not redirected",
    { path: "/study-abroad", localeCookie: "vi-VN" },
    withVietnam,
    missing("vi-VN"),
  ],
  [
    "a Vietnamese browser with another cookie is not redirected",
    { acceptLanguage: "vi", localeCookie: "en-US" },
    withVietnam,
    page("en-US"),
  ],
  [
    "a locale query prevents the redirect, even an unknown one",
    { localeCookie: "vi-VN", localeQuery: "xx" },
    withVietnam,
    page("vi-VN"),
  ],
  [
    "the campaign is never redirected",
    { path: "/study-abroad/vn", localeCookie: "vi-VN" },
    withVietnam,
    campaign("vi-VN", "home", "vn"),
  ],
  [
    "a campaign page has its region's language and stores none",
    { path: "/study-abroad/id", localeCookie: "ko-KR", localeQuery: "en", acceptLanguage: "zh-CN" },
    settings,
    campaign("id-ID", "home", "id"),
  ],
  [
    "the region is the first two letters of the last segment, in either case",
    { path: "/study-abroad/enroll/VN-facebook-jan" },
    settings,
    campaign("vi-VN", "enroll", "vn"),
  ],
  ...[
    "vn-th%C3%A1ng-1",
    "vn-tha%CC%81ng-1",
    "vn.jan",
    "vn%20jan",
    "vn+jan",
    "vn-50%25",
    "vn-%F0%9F%8E%89",
    "vn-%E6%98%A5%E7%AF%80",
    "VN%C4%90%C3%A0-n%E1%BA%B5ng",
    "vn;x=1",
    "vn(a)!*'",
    "vn.jan%2ersc",
  ].map((segment): Row => [
    `the text after the region is ignored in ${segment}`,
    { path: `/study-abroad/enroll/${segment}` },
    settings,
    campaign("vi-VN", "enroll", "vn"),
  ]),
  [
    "a decomposed accent does not count as a character",
    { path: `/study-abroad/vn${"a%CC%81".repeat(62)}` },
    settings,
    campaign("vi-VN", "home", "vn"),
  ],
  [
    "a segment has at most 64 letters",
    { path: `/study-abroad/vn${"%C3%A1".repeat(63)}` },
    settings,
    missing(),
  ],
  ["a malformed escape is not a segment", { path: "/study-abroad/vn%ff" }, settings, missing()],
  [
    "the rest of the segment does not change the page",
    { path: `/study-abroad/hsk/id_${"x".repeat(60)}` },
    settings,
    campaign("id-ID", "hsk", "id"),
  ],
  [
    "an unknown region falls back to Vietnam on the home page",
    { path: "/study-abroad/fr" },
    settings,
    campaign("vi-VN", "home", "vn"),
  ],
  [
    "an unknown region falls back to English on the form",
    { path: "/study-abroad/enroll/fr" },
    settings,
    campaign("en-US", "enroll", "en"),
  ],
  [
    "an unknown region falls back to Vietnam on the prize page",
    { path: "/study-abroad/prize/1" },
    settings,
    campaign("vi-VN", "enrolled", "vn"),
  ],
  [
    "an unknown region falls back to Vietnam on the HSK page",
    { path: "/study-abroad/hsk/x" },
    settings,
    campaign("vi-VN", "hsk", "vn"),
  ],
  [
    "prize and enrolled are one page",
    { path: "/study-abroad/enrolled/id" },
    settings,
    campaign("id-ID", "enrolled", "id"),
  ],
  [
    "a page name as the last segment is a region segment",
    { path: "/study-abroad/enroll" },
    settings,
    campaign("en-US", "home", "en"),
  ],
  ["the campaign without a segment is missing", { path: "/study-abroad" }, settings, missing()],
  ["the campaign with a trailing slash is missing", { path: "/study-abroad/vn/" }, settings, missing()],
  [
    "an internal path of the campaign is not an address",
    { path: "/study-abroad/home/vn" },
    settings,
    missing(),
  ],
  ["a segment in another script is not an address", { path: "/study-abroad/%E1%BB%87" }, settings, missing()],
  [
    "a segment of more than 64 letters is not an address",
    { path: `/study-abroad/vn${"x".repeat(63)}` },
    settings,
    missing(),
  ],
  ...[
    "https://yuqiao.example",
    "https://YUQIAO.Example",
    "https://yuqiao.example:443",
    "http://yuqiao.example",
    "https://yuqiao.example/vn",
  ].map((vietnamSite): Row => [
    `a site is not redirected to itself as ${vietnamSite}`,
    { localeCookie: "vi-VN" },
    { ...settings, vietnamSite },
    page("vi-VN"),
  ]),
  [
    "another port of the same host is another site",
    { localeCookie: "vi-VN" },
    { ...settings, vietnamSite: "https://yuqiao.example:8443" },
    { kind: "vietnam", to: "https://yuqiao.example:8443/home" },
  ],
  ["the desk's start", { path: "/desk" }, settings, screen("en-US", "")],
  ["a screen of the desk", { path: "/desk/leads" }, settings, screen("en-US", "/leads")],
  [
    "a desk screen is the same for all ids",
    { path: "/desk/people/7" },
    settings,
    screen("en-US", "/people/one"),
  ],
  [
    "the desk uses its own language cookie, not the site's",
    { path: "/desk", deskCookie: "zh-CN", localeCookie: "ko-KR", acceptLanguage: "vi" },
    settings,
    screen("zh-CN", ""),
  ],
  [
    "the desk falls back to the browser's language",
    { path: "/desk", acceptLanguage: "zh-TW" },
    settings,
    screen("zh-CN", ""),
  ],
  [
    "the desk stores the language of the query",
    { path: "/desk", localeQuery: "zh" },
    settings,
    screen("zh-CN", "", true),
  ],
  [
    "the desk does not store a query equal to its cookie",
    { path: "/desk", localeQuery: "zh", deskCookie: "zh-CN" },
    settings,
    screen("zh-CN", ""),
  ],
  [
    "an unknown desk screen is missing, in the visitor's language",
    { path: "/desk/nothing", localeCookie: "ko-KR" },
    settings,
    missing("ko-KR"),
  ],
  [
    "the desk does not exist without the embedded provider",
    { path: "/desk" },
    { ...settings, embedded: false },
    missing(),
  ],
  [
    "the desk is not redirected to the Vietnamese site",
    { path: "/desk", acceptLanguage: "vi" },
    withVietnam,
    screen("en-US", ""),
  ],
];

const fewer: RoutingSettings = { ...settings, offered: ["en-US", "zh-CN", "id-ID"] };
const notOffered: Row[] = [
  ["a query is shown in the nearest language", { localeQuery: "zh-HK" }, fewer, page("zh-CN", "/home", true)],
  ["which is not stored twice", { localeQuery: "hk", localeCookie: "zh-CN" }, fewer, page("zh-CN")],
  ["a query without a near language is ignored and not stored", { localeQuery: "ko" }, fewer, page("en-US")],
  ["as it is before a cookie", { localeQuery: "ko", localeCookie: "id-ID" }, fewer, page("id-ID")],
  [
    "a cookie gives way to the browser",
    { localeCookie: "ko-KR", acceptLanguage: "id" },
    fewer,
    page("id-ID"),
  ],
  [
    "the 404 page is in an offered language",
    { path: "/nope", localeCookie: "zh-TW" },
    fewer,
    missing("zh-CN"),
  ],
  ["the campaign keeps its languages", { path: "/study-abroad/vn" }, fewer, campaign("vi-VN", "home", "vn")],
  [
    "the desk keeps its languages",
    { path: "/desk", localeQuery: "zh-CN" },
    { ...fewer, offered: ["ko-KR"] },
    screen("zh-CN", "", true),
  ],
  [
    "the separate Vietnamese site is still preferred",
    { acceptLanguage: "vi" },
    { ...withVietnam, offered: ["en-US"] },
    { kind: "vietnam", to: "https://vn.yuqiao.example/home" },
  ],
];

describe("a language that is not offered", () => {
  test.each(notOffered)("%s", (_title, request, given, expected) => {
    expect(decide({ ...visitor, ...request }, given)).toMatchObject(expected);
  });
});

describe("the routing decision", () => {
  test.each(table)("%s", (_title, request, given, expected) => {
    expect(decide({ ...visitor, ...request }, given)).toMatchObject(expected);
  });
});

test("only pages whose address may contain a secret are not stored", () => {
  expect(decide({ ...visitor, path: "/account/new-password" }, settings)).toMatchObject({ noStore: true });
  expect(decide(visitor, settings)).not.toHaveProperty("noStore");
});

test("only campaign pages are marked for marketing links", () => {
  expect(decide({ ...visitor, path: "/study-abroad/vn" }, settings)).toMatchObject({ campaign: "vn" });
  expect(decide(visitor, settings)).not.toHaveProperty("campaign");
});

test("an unknown id gets the route's page for unknown ids, or the 404 page", () => {
  const pageAt = (path: string) => {
    const decision = decide({ ...visitor, path, localeQuery: "ko" }, settings);
    if (decision.kind !== "page") throw new Error(`${path} is not a page`);
    return decision;
  };
  expect(toNotFound(pageAt("/account/course/list/detail/7"))).toMatchObject({
    kind: "page",
    rewrite: "/ko-KR/account/course",
    scripts: "now",
  });
  expect(toNotFound(pageAt("/hot-sell/detail/7"))).toEqual({
    kind: "missing",
    language: "ko-KR",
    rewrite: "/ko-KR/missing",
    scripts: "touch",
    storeLanguage: true,
  });
});

test("scripts start as defined by the route, and on touch on the 404 page", () => {
  const scriptsOf = (path: string) => decide({ ...visitor, path }, settings);
  expect(scriptsOf("/privacy")).toMatchObject({ scripts: "touch" });
  expect(scriptsOf("/home")).toMatchObject({ scripts: "soon" });
  expect(scriptsOf("/study-abroad/enroll/vn")).toMatchObject({ scripts: "form" });
  expect(scriptsOf("/study-abroad/enrolled/vn")).toMatchObject({ scripts: "now" });
  expect(scriptsOf("/nowhere")).toMatchObject({ kind: "missing", scripts: "touch" });
});
