import { formatInstant } from "./time";

const evening = new Date("2026-11-24T14:00:00Z");

/** Kinds of blanks differ between versions of the language tables. */
const plain = (text: string) => text.replace(/\s/g, " ");

describe("formatInstant", () => {
  test.each([
    ["en-US", "Tuesday, November 24 at 10:00 PM GMT+8"],
    ["zh-CN", "11月24日星期二 GMT+8 22:00"],
    ["zh-HK", "11月24日星期二 下午10:00 [GMT+8]"],
    ["vi-VN", "lúc 22:00 GMT+8 Thứ Ba, 24 tháng 11"],
    ["id-ID", "Selasa, 24 November pukul 22.00 GMT+8"],
    ["ko-KR", "11월 24일 화요일 오후 10:00 GMT+8"],
  ] as const)("in %s", (language, expected) => {
    expect(plain(formatInstant(evening, language, "Asia/Shanghai"))).toBe(expected);
  });
});
