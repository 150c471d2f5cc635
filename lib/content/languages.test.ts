import { languages } from "../i18n/languages";
import { languagesOf, textLanguage } from "./languages";

test.each([
  ["vi-VN", ["en-US", "vi-VN"], "vi-VN"],
  ["ko-KR", ["en-US", "vi-VN", "zh-CN"], "en-US"],
  ["zh-HK", ["en-US", "zh-CN", "zh-TW"], "zh-TW"],
  ["zh-TW", ["en-US", "zh-CN"], "zh-CN"],
  ["zh-CN", ["en-US", "zh-TW"], "en-US"],
] as const)("a reader of %s, out of %j, gets %s", (reader, written, expected) => {
  expect(textLanguage(reader, written)).toBe(expected);
});

test("English at least must be there", () => {
  expect(() => textLanguage("ko-KR", ["vi-VN"])).toThrow(/English/);
});

test("the languages of a folder are told by the names of its files", () => {
  expect(languagesOf(["vi.md", "en.md", "zh.md", "notes.txt"])).toEqual(["en-US", "zh-CN", "vi-VN"]);
  expect(languagesOf(languages.map((language) => `${language}.md`))).toEqual(["zh-HK", "zh-TW"]);
});
