/** @jest-environment-options {"url": "https://yuqiao.example/home"} */
import { setCookie } from "nookies";
import { storeLanguage, storeSession } from "./browser";

jest.mock("nookies", () => ({ setCookie: jest.fn() }));

test("over TLS every cookie is Secure, for the whole site, and none goes along to another one", async () => {
  await storeSession("a-token", "student");
  await storeLanguage("ko-KR");
  const stored = jest.mocked(setCookie).mock.calls.map(([, name, value, options]) => [name, value, options]);
  const everywhere = { path: "/", sameSite: "lax", secure: true };
  expect(stored).toMatchObject([
    ["token", "a-token", everywhere],
    ["account_type", "student", everywhere],
    ["locale", "ko-KR", everywhere],
  ]);
});
