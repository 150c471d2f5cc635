import { readCookies } from "./variant";

test.each([
  ["locale=ko-KR; token=a%2Fb%3D", { locale: "ko-KR", token: "a/b=" }],
  ["locale=ko-KR;locale=vi-VN", { locale: "vi-VN" }],
  ["locale= ko-KR", { locale: " ko-KR" }],
  ["token", { token: "true" }],
  ["token=%zz; a=b=c", { a: "b=c" }],
  [undefined, { "": "true" }],
])("Cookie: %s", (header, expected) => {
  expect(Object.fromEntries(readCookies(header))).toEqual(expected);
});
