import { NextRequest } from "next/server";
import middleware from "./middleware";

const origin = "https://yuqiao.example";
const ask = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(origin + path, { headers }));

test("a page is the one of the visitor's language, not to be kept by any cache but the edge", async () => {
  const answer = await ask("/home", { "accept-language": "ko" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("x-middleware-rewrite")).toBe(`${origin}/ko-KR/home`);
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  expect(answer.headers.get("x-accel-expires")).toBe("10");
  expect(answer.headers.get("set-cookie")).toBeNull();
});

test("an unknown address is a 404 with the words of the language, which no edge keeps", async () => {
  const answer = await ask("/nothing", { cookie: "locale=vi-VN" });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("x-middleware-rewrite")).toBe(`${origin}/vi-VN/missing`);
  expect(answer.headers.get("x-accel-expires")).toBeNull();
});

test("a language chosen by query is stored for a year, and the answer is one visitor's", async () => {
  const answer = await ask("/home?locale=id");
  expect(answer.headers.get("set-cookie")).toMatch(
    /^locale=id-ID; Path=\/;.* Max-Age=31536000; SameSite=lax$/,
  );
  expect(answer.headers.get("x-accel-expires")).toBeNull();
});

test("the root leads home and takes its query along", async () => {
  const answer = await ask("/?utm_source=x");
  expect(answer.status).toBe(307);
  expect(answer.headers.get("location")).toBe(`${origin}/home?utm_source=x`);
});

test("who is signed in as a teacher has no live page", async () => {
  expect((await ask("/live", { cookie: "token=t; account_type=teacher" })).status).toBe(404);
  expect((await ask("/live", { cookie: "token=t; account_type=student" })).status).toBe(200);
});
