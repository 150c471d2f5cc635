import { decide, toNotFound, type RoutingRequest, type RoutingSettings } from "./decide";

const visitor: RoutingRequest = {
  path: "/home",
  localeQuery: null,
  search: "",
  localeCookie: undefined,
  acceptLanguage: null,
  signedIn: false,
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

/** A screen of the desk: one page for everybody, which nobody keeps. */
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
  ["a stranger gets English", {}, settings, page("en-US")],
  ["a browser's language counts", { acceptLanguage: "ko-KR,ko;q=0.9" }, settings, page("ko-KR")],
  ["a cookie beats the browser", { localeCookie: "zh-TW", acceptLanguage: "ko" }, settings, page("zh-TW")],
  [
    "a query beats the cookie, and is stored",
    { localeQuery: "id", localeCookie: "zh-TW" },
    settings,
    page("id-ID", "/home", true),
  ],
  [
    "a query that says what the cookie says stores nothing",
    { localeQuery: "ID-id", localeCookie: "id-ID" },
    settings,
    page("id-ID"),
  ],
  ["an unknown query is ignored", { localeQuery: "fr", localeCookie: "ko-KR" }, settings, page("ko-KR")],
  ["a forged cookie is ignored", { localeCookie: "../../etc" }, settings, page("en-US")],
  [
    "the root leads home",
    { path: "/" },
    settings,
    { kind: "redirect", to: "/home", language: "en-US", storeLanguage: false },
  ],
  [
    "the root with a language stores it",
    { path: "/", localeQuery: "vn" },
    settings,
    { kind: "redirect", to: "/home", language: "vi-VN", storeLanguage: true },
  ],
  ["an unknown path is missing", { path: "/nowhere" }, settings, missing()],
  ["a path of a language tree is not an address", { path: "/ko-KR/home" }, settings, missing()],
  ["nor is the missing page itself", { path: "/missing" }, settings, missing()],
  ["a slash at the end is another path", { path: "/home/" }, settings, missing()],
  ["case counts", { path: "/Home" }, settings, missing()],
  ["a traversal is missing", { path: "/home/../home" }, settings, missing()],
  [
    "the privacy policy shows two languages together",
    { path: "/privacy" },
    settings,
    page("en-US", "/privacy"),
  ],
  [
    "whatever language the visitor prefers",
    { path: "/privacy", localeCookie: "vi-VN" },
    settings,
    page("vi-VN", "/privacy"),
  ],
  [
    "but the one that the query names",
    { path: "/privacy", localeQuery: "vn" },
    settings,
    page("vi-VN", "/privacy/view", true),
  ],
  ["unless it names none", { path: "/privacy", localeQuery: "fr" }, settings, page("en-US", "/privacy")],
  [
    "its view is not an address",
    { path: "/privacy/view", localeQuery: "id" },
    settings,
    expect.objectContaining({ kind: "missing" }),
  ],
  ["the third version is the same page", { path: "/privacy/v3" }, settings, page("en-US", "/privacy")],
  [
    "in one language too",
    { path: "/privacy/v3", localeQuery: "en" },
    settings,
    page("en-US", "/privacy/view", true),
  ],
  [
    "and so is that of the terms",
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
  ["and not without it", { path: "/account/login" }, { ...settings, embedded: false }, missing()],
  ...[
    ["/account/live-detail/7", "/account/live-detail"],
    ["/account/live-detail/999999999", "/account/live-detail"],
    ["/account/teacher-detail/7/single", "/account/teacher-detail"],
    ["/account/classroom/7", "/account/classroom"],
  ].map(([path = "", shell]): Row => [
    `${path} is one page for members, whatever its id`,
    { path, signedIn: true },
    settings,
    page("en-US", shell),
  ]),
  ...[
    ["/account/live-detail/7", "/live/7"],
    ["/account/live-detail/999999999", "/live/999999999"],
    ["/account/teacher-detail/12/single", "/teachers/12"],
  ].map(([path = "", to = ""]): Row => [
    `a guest at ${path} is sent to what everyone may read of it`,
    { path, localeQuery: "ko" },
    settings,
    { kind: "redirect", to, language: "ko-KR", storeLanguage: true },
  ]),
  ["a live class has a page for everyone", { path: "/live/7" }, settings, page("en-US", "/live/7")],
  ["and a teacher", { path: "/teachers/7" }, settings, page("en-US", "/teachers/7")],
  [
    "with another provider too",
    { path: "/teachers/7" },
    { ...settings, embedded: false },
    page("en-US", "/teachers/7"),
  ],
  [
    "a live class does not exist for teachers",
    { path: "/live/7", signedIn: true, accountType: "teacher" },
    settings,
    missing(),
  ],
  [
    "a teacher may read a teacher's page",
    { path: "/teachers/7", signedIn: true, accountType: "teacher" },
    settings,
    page("en-US", "/teachers/7"),
  ],
  ...["/live/0", "/live/07", "/live/7/", "/live/x", "/teachers", "/teachers/0", "/teachers/7/single"].map(
    (path): Row => [`${path} is not an address`, { path }, settings, missing()],
  ),
  [
    "a course is a page of its own, or else the one that its browser fills",
    { path: "/account/course/list/detail/7" },
    settings,
    { ...page("en-US", "/account/course/list/detail/7"), otherwise: "/en-US/account/course" },
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
    "an unknown tab is the first one",
    { path: "/live", search: "?tab=../x" },
    settings,
    page("en-US", "/live"),
  ],
  ["its view is not an address", { path: "/live/records" }, settings, missing()],
  [
    "a teacher has no live page",
    { path: "/live", search: "?tab=records", signedIn: true, accountType: "teacher" },
    settings,
    missing(),
  ],
  [
    "a student has one",
    { path: "/live", signedIn: true, accountType: "student" },
    settings,
    page("en-US", "/live"),
  ],
  ["unless signed out since", { path: "/live", accountType: "teacher" }, settings, page("en-US", "/live")],
  [
    "a page of the hot-sell list",
    { path: "/hot-sell", search: "?locale=ko&page=2", localeQuery: "ko" },
    settings,
    page("ko-KR", "/hot-sell/page/2", true),
  ],
  [
    "the last that there can be",
    { path: "/hot-sell", search: "?page=100" },
    settings,
    page("en-US", "/hot-sell/page/100"),
  ],
  ...["0", "1", "101", "02", "2.5", "2/../3", "-2", "%202", "2e1", ""].map((value): Row => [
    `no page ${value}`,
    { path: "/hot-sell", search: `?page=${value}` },
    settings,
    page("en-US", "/hot-sell"),
  ]),
  ["a class by its id", { path: "/hot-sell/detail/7" }, settings, page("en-US", "/hot-sell/detail/7")],
  ...["0", "07", "x", "-1", "1.5", "12345678901", ""].map((id): Row => [
    `no class ${id}`,
    { path: `/hot-sell/detail/${id}` },
    settings,
    missing(),
  ]),
  [
    "a Vietnamese cookie leads to the Vietnamese site",
    { localeCookie: "vi-VN" },
    withVietnam,
    { kind: "vietnam", to: "https://vn.yuqiao.example/home" },
  ],
  [
    "so does a Vietnamese browser without a cookie",
    { acceptLanguage: "vi,en;q=0.5" },
    withVietnam,
    { kind: "vietnam", to: "https://vn.yuqiao.example/home" },
  ],
  [
    "the campaign's bare address is of no site",
    { path: "/study-abroad", localeCookie: "vi-VN" },
    withVietnam,
    missing("vi-VN"),
  ],
  [
    "but not with another cookie",
    { acceptLanguage: "vi", localeCookie: "en-US" },
    withVietnam,
    page("en-US"),
  ],
  [
    "never with a locale query, even an unknown one",
    { localeCookie: "vi-VN", localeQuery: "xx" },
    withVietnam,
    page("vi-VN"),
  ],
  [
    "never for the campaign",
    { path: "/study-abroad/vn", localeCookie: "vi-VN" },
    withVietnam,
    campaign("vi-VN", "home", "vn"),
  ],
  [
    "a campaign page speaks its region's language, and stores none",
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
    `whatever follows the region in ${segment}`,
    { path: `/study-abroad/enroll/${segment}` },
    settings,
    campaign("vi-VN", "enroll", "vn"),
  ]),
  [
    "accents count once, composed or not",
    { path: `/study-abroad/vn${"a%CC%81".repeat(62)}` },
    settings,
    campaign("vi-VN", "home", "vn"),
  ],
  ["but no more than 64 letters", { path: `/study-abroad/vn${"%C3%A1".repeat(63)}` }, settings, missing()],
  ["what is no text is no segment", { path: "/study-abroad/vn%ff" }, settings, missing()],
  [
    "whatever the rest of the segment, the page is the same",
    { path: `/study-abroad/hsk/id_${"x".repeat(60)}` },
    settings,
    campaign("id-ID", "hsk", "id"),
  ],
  [
    "an unknown region is Vietnam on the home page",
    { path: "/study-abroad/fr" },
    settings,
    campaign("vi-VN", "home", "vn"),
  ],
  ["English on the form", { path: "/study-abroad/enroll/fr" }, settings, campaign("en-US", "enroll", "en")],
  [
    "Vietnam on the prize page",
    { path: "/study-abroad/prize/1" },
    settings,
    campaign("vi-VN", "enrolled", "vn"),
  ],
  ["Vietnam on the HSK page", { path: "/study-abroad/hsk/x" }, settings, campaign("vi-VN", "hsk", "vn")],
  [
    "prize and enrolled are one page",
    { path: "/study-abroad/enrolled/id" },
    settings,
    campaign("id-ID", "enrolled", "id"),
  ],
  [
    "a name of a page alone is a segment like any other",
    { path: "/study-abroad/enroll" },
    settings,
    campaign("en-US", "home", "en"),
  ],
  ["the campaign without a segment is missing", { path: "/study-abroad" }, settings, missing()],
  ["with a slash at the end too", { path: "/study-abroad/vn/" }, settings, missing()],
  ["a page of the tree behind it is not an address", { path: "/study-abroad/home/vn" }, settings, missing()],
  ["nor is a segment in another script", { path: "/study-abroad/%E1%BB%87" }, settings, missing()],
  [
    "nor a segment of more than 64 letters",
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
    `never to itself, written as ${vietnamSite}`,
    { localeCookie: "vi-VN" },
    { ...settings, vietnamSite },
    page("vi-VN"),
  ]),
  [
    "but to another port of the same name",
    { localeCookie: "vi-VN" },
    { ...settings, vietnamSite: "https://yuqiao.example:8443" },
    { kind: "vietnam", to: "https://yuqiao.example:8443/home" },
  ],
  ["the desk's start", { path: "/desk" }, settings, screen("en-US", "")],
  ["a screen of the desk", { path: "/desk/leads" }, settings, screen("en-US", "/leads")],
  ["one screen for all ids", { path: "/desk/accounts/7" }, settings, screen("en-US", "/accounts/one")],
  [
    "the desk's language is its own cookie's, whatever the site's says",
    { path: "/desk", deskCookie: "zh-CN", localeCookie: "ko-KR", acceptLanguage: "vi" },
    settings,
    screen("zh-CN", ""),
  ],
  ["or else the browser's", { path: "/desk", acceptLanguage: "zh-TW" }, settings, screen("zh-CN", "")],
  ["a query is stored", { path: "/desk", localeQuery: "zh" }, settings, screen("zh-CN", "", true)],
  [
    "unless it says what the cookie says",
    { path: "/desk", localeQuery: "zh", deskCookie: "zh-CN" },
    settings,
    screen("zh-CN", ""),
  ],
  [
    "the desk has no such screen, in the visitor's language",
    { path: "/desk/nothing", localeCookie: "ko-KR" },
    settings,
    missing("ko-KR"),
  ],
  ["nor any without the embedded provider", { path: "/desk" }, { ...settings, embedded: false }, missing()],
  [
    "the desk is never on the Vietnamese site",
    { path: "/desk", acceptLanguage: "vi" },
    withVietnam,
    screen("en-US", ""),
  ],
];

describe("where a request goes", () => {
  test.each(table)("%s", (_title, request, given, expected) => {
    expect(decide({ ...visitor, ...request }, given)).toMatchObject(expected);
  });
});

test("nobody keeps a page whose address may hold a secret, and any other may be kept", () => {
  expect(decide({ ...visitor, path: "/account/new-password" }, settings)).toMatchObject({ noStore: true });
  expect(decide(visitor, settings)).not.toHaveProperty("noStore");
});

test("only the campaign's pages are told to remember the marketer's link", () => {
  expect(decide({ ...visitor, path: "/study-abroad/vn" }, settings)).toMatchObject({ campaign: true });
  expect(decide(visitor, settings)).not.toHaveProperty("campaign");
});

test("where what a page is about is not there, its browser fills it, or it is the 404 page", () => {
  const pageAt = (path: string) => {
    const decision = decide({ ...visitor, path, localeQuery: "ko" }, settings);
    if (decision.kind !== "page") throw new Error(`${path} is no page`);
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

test("scripts start when the route says, and at the first touch where there is no page", () => {
  const scriptsOf = (path: string) => decide({ ...visitor, path }, settings);
  expect(scriptsOf("/privacy")).toMatchObject({ scripts: "touch" });
  expect(scriptsOf("/home")).toMatchObject({ scripts: "soon" });
  expect(scriptsOf("/study-abroad/enroll/vn")).toMatchObject({ scripts: "form" });
  expect(scriptsOf("/study-abroad/enrolled/vn")).toMatchObject({ scripts: "now" });
  expect(scriptsOf("/nowhere")).toMatchObject({ kind: "missing", scripts: "touch" });
});
