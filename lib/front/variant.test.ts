import type { IncomingMessage } from "node:http";
import { decider, readCookies } from "./variant";

describe("what is not there", () => {
  const settings = { vietnamSite: undefined, ownOrigin: "https://yuqiao.example", embedded: true };
  const decideFor = (url: string) =>
    decider(settings, async (rewrite) => rewrite.endsWith("/1"))({ url, headers: {} } as IncomingMessage);

  test("a class is the 404 page", async () => {
    expect(await decideFor("/hot-sell/detail/1")).toMatchObject({ rewrite: "/en-US/hot-sell/detail/1" });
    expect(await decideFor("/hot-sell/detail/2")).toMatchObject({ kind: "missing" });
  });

  test("a course is a page that says so at once, whatever its id", async () => {
    const there = { kind: "page", rewrite: "/en-US/account/course/list/detail/1", scripts: "soon" };
    expect(await decideFor("/account/course/list/detail/1")).toMatchObject(there);
    const notThere = { kind: "page", rewrite: "/en-US/account/course", scripts: "now" };
    expect(await decideFor("/account/course/list/detail/2")).toMatchObject(notThere);
  });
});

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
