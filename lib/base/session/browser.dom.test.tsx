/** @jest-environment-options {"url": "https://yuqiao.example/home"} */
import {
  removeSession,
  readAccountType,
  readToken,
  storeAccountType,
  storeLanguage,
  storeSession,
} from "./browser";

/** Replaces `document.cookie` for one test. */
function stubCookies(get: () => string, set: (cookie: string) => void = () => undefined) {
  Object.defineProperty(document, "cookie", { configurable: true, get, set });
}

const forbidden = () => {
  throw new DOMException("The document is sandboxed.", "SecurityError");
};

afterEach(() => {
  // Restores jsdom's property of the prototype.
  Reflect.deleteProperty(document, "cookie");
  removeSession();
});

test("over TLS every cookie is Secure, SameSite=Lax and valid for the whole site", () => {
  const written: string[] = [];
  stubCookies(
    () => "",
    (cookie) => written.push(cookie),
  );
  storeSession("a-token", "student");
  storeLanguage("ko-KR");
  expect(written.map((cookie) => cookie.split(";")[0])).toEqual([
    "token=a-token",
    "account_type=student",
    "locale=ko-KR",
  ]);
  for (const cookie of written) {
    expect(cookie).toContain("; Path=/");
    expect(cookie).toContain("; SameSite=Lax");
    expect(cookie).toContain("; Secure");
  }
});

test("a stored session can be read until it is removed", () => {
  expect(storeSession("a token;=%", "teacher")).toBe(true);
  expect([readToken(), readAccountType()]).toEqual(["a token;=%", "teacher"]);
  removeSession();
  expect([readToken(), readAccountType()]).toEqual([undefined, undefined]);
});

test("after a logout no account type is stored", () => {
  storeAccountType("student");
  expect(readAccountType()).toBeUndefined();
  storeSession("a-token", "teacher");
  storeAccountType("student");
  expect(readAccountType()).toBe("student");
});

test("a stored language is also in local storage", () => {
  expect(storeLanguage("zh-HK")).toBe(true);
  expect(localStorage.getItem("locale")).toBe("zh-HK");
});

test("a broken escape in any cookie does not throw", () => {
  stubCookies(() => "other=%E4%; token=%; account_type=student");
  expect([readToken(), readAccountType()]).toEqual(["%", "student"]);
});

test("an empty cookie counts as missing", () => {
  stubCookies(() => "token=; account_type=");
  expect([readToken(), readAccountType()]).toEqual([undefined, undefined]);
});

test.each([
  ["reading and writing throw", forbidden, forbidden],
  ["writing has no effect", () => "", () => undefined],
])("if cookies are forbidden and %s, nothing is stored and nothing throws", (_, get, set) => {
  localStorage.clear();
  stubCookies(get, set);
  expect(storeSession("a-token", "student")).toBe(false);
  expect(storeLanguage("ko-KR")).toBe(false);
  expect(localStorage.getItem("locale")).toBeNull();
  storeAccountType("student");
  removeSession();
  expect([readToken(), readAccountType()]).toEqual([undefined, undefined]);
});
