import { readCookies, readRoutingRequest } from "./read-request";

test.each([
  ["locale=ko-KR; token=a%2Fb%3D", { locale: "ko-KR", token: "a/b=" }],
  ["locale=ko-KR;locale=vi-VN", { locale: "vi-VN" }],
  ["locale= ko-KR", { locale: " ko-KR" }],
  ["token", { token: "true" }],
  ["token=%zz; account_type=b=c; a=b", { account_type: "b=c" }],
  ["token=%ff; locale=%E0%A4%A; account_type=%ED%A0%80", {}],
  ["account_type=%E6%95%99%F0%9F%8E%93", { account_type: "教🎓" }],
  ["", {}],
])("Cookie: %s", (header, expected) => {
  expect(Object.fromEntries(readCookies(header))).toEqual(expected);
});

test("reads language, account and desk language of a request, and nothing else", () => {
  const headers = {
    cookie: "locale=ko-KR; desk_locale=zh-CN; token=t; account_type=teacher; x=1",
    acceptLanguage: "vi",
  };
  expect(readRoutingRequest("/live", "?locale=vn&tab=records", headers)).toEqual({
    path: "/live",
    localeQuery: "vn",
    search: "?locale=vn&tab=records",
    localeCookie: "ko-KR",
    deskCookie: "zh-CN",
    acceptLanguage: "vi",
    isLoggedIn: true,
    accountType: "teacher",
  });
  expect(readRoutingRequest("/", "", { cookie: undefined, acceptLanguage: null })).toMatchObject({
    localeQuery: null,
    isLoggedIn: false,
  });
});
