import fc from "fast-check";
import { fallbackLanguage, languages, type Language } from "./languages";
import { languageFromCookie, languageFromHeader, languageFromQuery, resolveLanguage } from "./resolve";

describe("query", () => {
  test.each<[string | null | undefined, Language | undefined]>([
    ["zh-HK", "zh-HK"],
    ["ZH-hk", "zh-HK"],
    ["vn", "vi-VN"],
    ["VI", "vi-VN"],
    ["id", "id-ID"],
    ["en", "en-US"],
    ["zh", "zh-CN"],
    ["ko", "ko-KR"],
    ["hk", "zh-HK"],
    ["tw", "zh-TW"],
    ["fr", undefined],
    ["en-GB", undefined],
    [" en", undefined],
    ["en-US\n", undefined],
    ["constructor", undefined],
    ["__proto__", undefined],
    ["toString", undefined],
    ["e".repeat(10_000), undefined],
    ["", undefined],
    [null, undefined],
    [undefined, undefined],
  ])("%j", (value, expected) => expect(languageFromQuery(value)).toBe(expected));
});

describe("cookie", () => {
  test.each<[string | undefined, Language | undefined]>([
    ["ko-KR", "ko-KR"],
    ["ko-kr", "ko-KR"],
    ["ko", undefined],
    ["vn", undefined],
    ["constructor", undefined],
    ["../../etc", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("%j", (value, expected) => expect(languageFromCookie(value)).toBe(expected));
});

describe("Accept-Language", () => {
  test.each<[string | null | undefined, Language | undefined]>([
    ["vi", "vi-VN"],
    ["vi-VN,vi;q=0.9,en;q=0.8", "vi-VN"],
    ["en-GB,en;q=0.9", "en-US"],
    ["fr-FR,fr;q=0.9,ko;q=0.3", "ko-KR"],
    ["fr, de;q=0.8", undefined],
    // The highest quality wins, then the first in order.
    ["en;q=0.2, ko;q=0.9", "ko-KR"],
    ["id;q=0.5, vi;q=0.5", "id-ID"],
    ["ko;q=0, en;q=0.1", "en-US"],
    ["ko;q=0", undefined],
    ["ko ; q=0.5 , vi ; q=0.6", "vi-VN"],
    ["KO-kr", "ko-KR"],
    // Old code of Indonesian.
    ["in-ID", "id-ID"],
    ["in", "id-ID"],
    // Chinese by script, then by region.
    ["zh", "zh-CN"],
    ["zh-SG", "zh-CN"],
    ["zh-Hans-CN", "zh-CN"],
    ["zh-Hant", "zh-TW"],
    ["zh-TW", "zh-TW"],
    ["zh-Hant-TW", "zh-TW"],
    ["zh-Hant-HK", "zh-HK"],
    ["zh-HK", "zh-HK"],
    ["zh-MO", "zh-HK"],
    ["zh-Hant-MO", "zh-HK"],
    ["zh-Hant-CN", "zh-TW"],
    ["zh-Hans", "zh-CN"],
    ["zh-Hans-HK", "zh-CN"],
    ["zh-Hans-MO", "zh-CN"],
    ["zh-Hans-TW", "zh-CN"],
    ["zh-yue-Hans-HK", "zh-CN"],
    // Languages of the Chinese macrolanguage, also by script and region.
    ["yue", "zh-HK"],
    ["yue-HK", "zh-HK"],
    ["yue-Hant", "zh-HK"],
    ["yue-Hant-CN", "zh-HK"],
    ["yue-Hans-CN", "zh-CN"],
    ["yue-CN", "zh-CN"],
    ["yue-TW", "zh-TW"],
    ["zh-yue", "zh-HK"],
    ["zh-yue-HK", "zh-HK"],
    ["cmn", "zh-CN"],
    ["cmn-Hans-CN", "zh-CN"],
    ["cmn-Hant", "zh-TW"],
    ["cmn-Hant-HK", "zh-HK"],
    ["zh-cmn-Hans-CN", "zh-CN"],
    ["wuu", "zh-CN"],
    ["wuu-Hant", "zh-TW"],
    ["nan-TW", "zh-TW"],
    ["nan-Hant-TW", "zh-TW"],
    ["nan", "zh-CN"],
    ["zh-min-nan", "zh-CN"],
    ["hak-TW", "zh-TW"],
    ["i-hak", "zh-CN"],
    ["zh-CHT", "zh-TW"],
    ["zh-CHS", "zh-CN"],
    ["zh-Hant-MY", "zh-TW"],
    ["zh-Hans-MO", "zh-CN"],
    ["zh-MY", "zh-CN"],
    ["zh_Hant_HK", "zh-HK"],
    ["zh-u-nu-hant", "zh-CN"],
    ["zh-CN-x-hk", "zh-CN"],
    ["zho-TW", "zh-TW"],
    // Three-letter codes.
    ["kor", "ko-KR"],
    ["vie-VN", "vi-VN"],
    ["ind", "id-ID"],
    ["eng-GB", "en-US"],
    ["fr-FR, yue-HK;q=0.9, en;q=0.8", "zh-HK"],
    // Invalid values.
    ["*", undefined],
    ["constructor", undefined],
    ["__proto__-x", undefined],
    [",,;q=;;,", undefined],
    ["ko;q=abc", "ko-KR"],
    ["ko;q=1.2.3, en", "en-US"],
    ["\u0000\uffff", undefined],
    ["", undefined],
    [null, undefined],
    [undefined, undefined],
  ])("%j", (value, expected) => expect(languageFromHeader(value)).toBe(expected));

  test("only the beginning of a long header is read", () => {
    expect(languageFromHeader(`ko,${"x,".repeat(5_000)}vi`)).toBe("ko-KR");
    expect(languageFromHeader(`${"x,".repeat(5_000)}vi`)).toBeUndefined();
  });
});

describe("the order of the sources", () => {
  const all = { query: "vn", cookie: "ko-KR", acceptLanguage: "zh-TW" };
  test.each([
    ["query first", all, "vi-VN"],
    ["then cookie", { ...all, query: "xx" }, "ko-KR"],
    ["then header", { ...all, query: null, cookie: "xx" }, "zh-TW"],
    ["then English", { query: "xx", cookie: "xx", acceptLanguage: "xx" }, fallbackLanguage],
    ["nothing at all", {}, fallbackLanguage],
  ])("%s", (_, sources, expected) => expect(resolveLanguage(sources)).toBe(expected));
});

test("any input resolves to one of the seven languages", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.stringMatching(/^[a-z*]{0,3}(-[A-Za-z]{2,4})?(;q=[0-9.]{0,4})?,?/),
  );
  const sources = fc.record({ query: text, cookie: text, acceptLanguage: text }, { requiredKeys: [] });
  fc.assert(fc.property(sources, (given) => languages.includes(resolveLanguage(given))));
});
