import { closestWritten } from "./closest-language";

test.each([
  ["zh-HK", { "en-US": "Lotus", "zh-CN": "莲花" }, "zh-CN"],
  ["zh-HK", { "en-US": "Lotus", "zh-CN": "莲花", "zh-TW": "蓮花" }, "zh-TW"],
  ["zh-CN", { "en-US": "Lotus", "zh-HK": "蓮花" }, "zh-HK"],
  ["vi-VN", { "en-US": "Lotus", "zh-CN": "莲花" }, "en-US"],
  ["vi-VN", { "en-US": " ", "zh-CN": "莲花" }, "zh-CN"],
  ["ko-KR", {}, undefined],
] as const)("%s starts from the closest of %j", (language, texts, expected) => {
  expect(closestWritten(language, texts)).toBe(expected);
});
