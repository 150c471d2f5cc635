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
])("%j is reduced to %j", (header, expected) => {
  expect(keepSiteCookies(header)).toBe(expected);
});

test("the last two cookies of a name are kept", () => {
  expect(siteCookies("token=1; locale=a; token=2; token=3")).toEqual(["locale=a", "token=2", "token=3"]);
});

test("a header is read up to its maximum length, and no cookie is cut", () => {
  const junk = `a=${"x".repeat(maxCookieHeaderLength - 12)}`;
  expect(keepSiteCookies(`${junk}; token=long`)).toBe("");
  expect(keepSiteCookies(`token=first; ${junk}`)).toBe("token=first");
  expect(keepSiteCookies(`token=${"x".repeat(maxCookieHeaderLength)}`)).toBe("");
});

test("every cookie name in the sources is included", () => {
  const sources = readdirSync("lib", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(`lib/${file}`, "utf8"));
  const named = sources.flatMap((source) =>
    [...source.matchAll(/export const \w*Cookie = "([^"]+)"/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThanOrEqual(5);
  for (const name of named) expect(siteCookieNames).toContain(name);
});
