import { readdirSync, readFileSync } from "node:fs";
import { keepSiteCookies, maxCookieHeaderLength, siteCookieNames, siteCookies } from "./site-cookies";

test.each([
  ["locale=ko-KR; token=a%2Fb%3D", "locale=ko-KR; token=a%2Fb%3D"],
  ["a=b;locale=ko-KR;c=d", "locale=ko-KR"],
  ["__prerender_bypass=x; locale=ko-KR; __next_preview_data=y; token=z", "locale=ko-KR; token=z"],
  ["__Host-desk=x; desk=y; desk_locale=zh-CN", "__Host-desk=x; desk=y; desk_locale=zh-CN"],
  [
    "campaign_origin=segment%3Dvn; account_type=teacher",
    "campaign_origin=segment%3Dvn; account_type=teacher",
  ],
  ["Locale=ko-KR; locale2=x; xlocale=y; locale =z", ""],
  ["token", "token"],
  ['=;;;=; a="', ""],
  ["", ""],
])("of %j the site reads %j", (header, kept) => {
  expect(keepSiteCookies(header)).toBe(kept);
});

test("of one name the last two are kept", () => {
  expect(siteCookies("token=1; locale=a; token=2; token=3")).toEqual(["locale=a", "token=2", "token=3"]);
});

test("what is longer than a header may be is not read, and no cookie is read in part", () => {
  const junk = `a=${"x".repeat(maxCookieHeaderLength - 12)}`;
  expect(keepSiteCookies(`${junk}; token=long`)).toBe("");
  expect(keepSiteCookies(`token=first; ${junk}`)).toBe("token=first");
  expect(keepSiteCookies(`token=${"x".repeat(maxCookieHeaderLength)}`)).toBe("");
});

test("every cookie that the source names is among them", () => {
  const sources = readdirSync("lib", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(`lib/${file}`, "utf8"));
  const named = sources.flatMap((source) =>
    [...source.matchAll(/export const \w*Cookie = "([^"]+)"/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThanOrEqual(5);
  for (const name of named) expect(siteCookieNames).toContain(name);
});
