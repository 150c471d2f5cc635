import { chooseTextLanguage } from "./languages";

test.each([
  ["vi-VN", ["en-US", "vi-VN"], "vi-VN"],
  ["ko-KR", ["en-US", "vi-VN", "zh-CN"], "en-US"],
  ["zh-HK", ["en-US", "zh-CN", "zh-TW"], "zh-TW"],
  ["zh-TW", ["en-US", "zh-CN"], "zh-CN"],
  ["zh-CN", ["en-US", "zh-TW"], "en-US"],
] as const)("for %s, %j offers %s", (reader, written, expected) => {
  expect(chooseTextLanguage(reader, written)).toBe(expected);
});

test("without English and the page's language it throws", () => {
  expect(() => chooseTextLanguage("ko-KR", ["vi-VN"])).toThrow(/English/);
});
