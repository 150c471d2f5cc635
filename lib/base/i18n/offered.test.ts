import fc from "fast-check";
import { languages, type Language } from "./languages";
import { defaultLanguage, nearestLanguage, readableLanguage } from "./offered";
import { resolveLanguage } from "./resolve";

test.each<[Language, Language[], Language]>([
  ["ko-KR", [...languages], "ko-KR"],
  ["zh-HK", ["en-US", "zh-CN", "zh-TW"], "zh-TW"],
  ["zh-HK", ["en-US", "zh-CN"], "zh-CN"],
  ["zh-HK", ["en-US", "vi-VN"], "en-US"],
  ["zh-TW", ["zh-CN", "zh-HK"], "zh-HK"],
  ["zh-CN", ["en-US", "zh-HK", "zh-TW"], "zh-TW"],
  ["ko-KR", ["en-US", "vi-VN"], "en-US"],
  ["ko-KR", ["id-ID", "zh-CN"], "zh-CN"],
  ["en-US", ["ko-KR", "vi-VN"], "vi-VN"],
])("readers of %s of a site in %j get %s", (language, offered, expected) => {
  expect(nearestLanguage(language, offered)).toBe(expected);
});

const someLanguages = fc.subarray([...languages], { minLength: 1 });
const anyLanguage = fc.constantFrom(...languages);
const preference = fc.oneof(anyLanguage, fc.constantFrom("zh-MO", "fr", "vn", "", "x"));

test("every reader gets an offered language, and the preferred one if it is offered", () => {
  fc.assert(
    fc.property(anyLanguage, someLanguages, (language, offered) => {
      expect(offered).toContain(nearestLanguage(language, offered));
      if (offered.includes(language)) expect(nearestLanguage(language, offered)).toBe(language);
    }),
  );
});

test("every request gets an offered language; with all languages the order is query, cookie, header", () => {
  fc.assert(
    fc.property(
      someLanguages,
      preference,
      preference,
      fc.array(preference),
      (offered, query, cookie, header) => {
        const sources = { query, cookie, acceptLanguage: header.join(",") };
        const found = resolveLanguage(sources, offered);
        expect(offered).toContain(found);
        const wanted = resolveLanguage(sources);
        if (offered.includes(wanted)) expect(found).toBe(wanted);
      },
    ),
  );
});

test.each([
  ["the next preference", { cookie: "ko-KR", acceptLanguage: "id,en" }, ["en-US", "id-ID"], "id-ID"],
  ["another Chinese before it", { cookie: "zh-HK", acceptLanguage: "id" }, ["id-ID", "zh-CN"], "zh-CN"],
  ["the next range of the header", { acceptLanguage: "ko,vi;q=0.8" }, ["en-US", "vi-VN"], "vi-VN"],
  ["an offered cookie, whatever the query", { query: "ko", cookie: "vi-VN" }, ["en-US", "vi-VN"], "vi-VN"],
  ["English", { query: "ko-KR" }, ["en-US", "vi-VN"], "en-US"],
  ["the first language of the menu", { query: "en" }, ["ko-KR", "zh-TW"], "zh-TW"],
] as const)("a language that is not offered is replaced by %s", (_, sources, offered, expected) => {
  expect(resolveLanguage(sources, offered)).toBe(expected);
});

test("without a preference it is English, or else the first of the menu", () => {
  expect(defaultLanguage(["vi-VN", "en-US"])).toBe("en-US");
  expect(defaultLanguage(["ko-KR", "vi-VN"])).toBe("vi-VN");
  expect(readableLanguage("vi-VN", ["en-US"])).toBeUndefined();
});
