import { decide, type RoutingRequest, type RoutingSettings } from "./decide";

const visitor: RoutingRequest = {
  path: "/home",
  localeQuery: null,
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
    "account pages exist with the embedded provider",
    { path: "/account/login" },
    settings,
    page("en-US", "/account/login"),
  ],
  [
    "and not without it",
    { path: "/account/login" },
    { ...settings, embedded: false },
    missing(),
  ],
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
    expect.not.objectContaining({ kind: "vietnam" }),
  ],
  [
    "never to itself",
    { localeCookie: "vi-VN" },
    { ...settings, vietnamSite: settings.ownOrigin },
    page("vi-VN"),
  ],
];

describe("where a request goes", () => {
  test.each(table)("%s", (_title, request, given, expected) => {
    expect(decide({ ...visitor, ...request }, given)).toEqual(expected);
  });
});
