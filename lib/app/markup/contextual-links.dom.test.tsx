/** @jest-environment-options {"url": "http://localhost/help?utm_source=x&locale=vi-VN#refund"} */
import { completeAddress, contextualLinks } from "./contextual-links";

test.each([
  [
    "this page in another language, with the rest of its address",
    `<a href="?locale=ko-KR" hreflang="ko-KR">`,
    "http://localhost/help?utm_source=x&locale=ko-KR#refund",
  ],
  [
    "the login, returning to this page",
    `<a href="/account/login" data-back>`,
    "http://localhost/account/login?redirect=%2Fhelp%3Futm_source%3Dx%26locale%3Dvi-VN",
  ],
  [
    "the login, returning to another page",
    `<a href="/account/login" data-back="/hot-sell/detail/1">`,
    "http://localhost/account/login?redirect=%2Fhot-sell%2Fdetail%2F1",
  ],
  [
    "a login on another site, with an absolute return URL",
    `<a href="https://account.example/in?from=site" data-back="/class">`,
    "https://account.example/in?from=site&redirect=http%3A%2F%2Flocalhost%2Fclass",
  ],
  [
    "a related page with this page's query",
    `<a href="/account/register" data-query>`,
    "http://localhost/account/register?utm_source=x&locale=vi-VN",
  ],
])("%s, pressed once or twice", (_what, markup, expected) => {
  document.body.innerHTML = markup;
  const link = document.querySelector<HTMLAnchorElement>(contextualLinks)!;
  for (let press = 0; press < 2; press += 1) {
    completeAddress(link);
    expect(link.href).toBe(expected);
  }
});

test("other links are not selected", () => {
  document.body.innerHTML = `<a href="/help?locale=ko-KR">`;
  expect(document.querySelector(contextualLinks)).toBeNull();
});
