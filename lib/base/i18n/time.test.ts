import { clockHour, formatDays } from "./days";
import {
  formatDate,
  formatDateAndClock,
  formatInstant,
  formatShort,
  formatShortInZone,
  formatRelativeTime,
} from "./time";

const evening = new Date("2026-11-24T14:00:00Z");
const morning = new Date("2026-11-24T01:05:00Z");

/** Kinds of spaces differ between ICU versions. */
const plain = (text: string) => text.replace(/\s/g, " ");

test.each([
  ["en-US", "Tuesday, November 24, 10:00 PM (GMT+8)"],
  ["zh-CN", "11月24日星期二 22:00（GMT+8）"],
  ["zh-HK", "11月24日星期二 晚上10:00（GMT+8）"],
  ["zh-TW", "11月24日星期二 晚上10:00（GMT+8）"],
  ["vi-VN", "Thứ Ba, 24/11, 22:00 (GMT+8)"],
  ["id-ID", "Selasa, 24 November, 22.00 (GMT+8)"],
  ["ko-KR", "11월 24일 화요일 오후 10:00 (GMT+8)"],
] as const)("an instant in %s", (language, expected) => {
  expect(plain(formatInstant(evening, language, "Asia/Shanghai"))).toBe(expected);
});

test.each([
  ["en-US", "Tue, Nov 24, 9:05 AM"],
  ["zh-CN", "11月24日周二 09:05"],
  ["zh-HK", "11月24日星期二 上午9:05"],
  ["zh-TW", "11月24日週二 上午9:05"],
  ["vi-VN", "Thứ Ba, 24/11, 09:05"],
  ["id-ID", "Sel, 24 Nov, 09.05"],
  ["ko-KR", "11월 24일 (화) 오전 9:05"],
] as const)("short form in %s", (language, expected) => {
  expect(plain(formatShort(morning, language, "Asia/Shanghai"))).toBe(expected);
});

test.each([
  ["en-US", "9:05\u00a0AM"],
  ["ko-KR", "오전\u00a09:05"],
] as const)("a clock time in %s does not break", (language, expected) => {
  expect(formatShort(morning, language, "Asia/Shanghai")).toContain(expected);
  expect(formatInstant(morning, language, "Asia/Shanghai")).toContain(expected);
});

test.each([
  ["en-US", "Asia/Ho_Chi_Minh", "Tue, Nov 24, 8:05 AM (GMT+7)"],
  ["zh-CN", "Asia/Shanghai", "11月24日周二 09:05（GMT+8）"],
  ["vi-VN", "Asia/Shanghai", "Thứ Ba, 24/11, 09:05 (GMT+8)"],
] as const)("short form in %s with the zone %s", (language, zone, expected) => {
  expect(plain(formatShortInZone(morning, language, zone))).toBe(expected);
});

test.each([
  ["en-US", "Nov 24, 2026", "Nov 24, 2026, 2:00 PM"],
  ["vi-VN", "24/11/2026", "24/11/2026, 14:00"],
  ["id-ID", "24 November 2026", "24 Nov 2026, 14.00"],
] as const)("a day with its year in %s", (language, day, dayAndClock) => {
  const afternoon = new Date(2026, 10, 24, 14);
  expect(plain(formatDate(afternoon, language))).toBe(day);
  expect(plain(formatDateAndClock(afternoon, language))).toBe(dayAndClock);
});

test.each([
  ["en-US", "in 37 minutes"],
  ["zh-CN", "37 分钟后"],
  ["zh-TW", "37 分鐘後"],
  ["ko-KR", "37분 후"],
] as const)("relative time in %s", (language, expected) => {
  expect(plain(formatRelativeTime(37, "minute", language))).toBe(expected);
});

test.each([
  ["en-US", "2026-12-09", "Nov 24 – Dec 9"],
  ["zh-CN", "2026-12-09", "11月24日至12月9日"],
  ["zh-TW", "2027-01-28", "11月24日至1月28日"],
  ["en-US", "2027-01-28", "Nov 24 – Jan 28"],
  ["ko-KR", "2027-01-28", "11월 24일~1월 28일"],
  ["zh-TW", "2027-10-28", "2026年11月24日至2027年10月28日"],
  ["en-US", "2027-10-28", "Nov 24, 2026 – Oct 28, 2027"],
  ["ko-KR", "2026-12-09", "11월 24일~12월 9일"],
  ["vi-VN", "2026-12-09", "24/11 – 9/12"],
  ["vi-VN", "2027-10-28", "24/11/2026 – 28/10/2027"],
  ["id-ID", "2026-12-09", "24 Nov – 9 Des"],
  ["zh-CN", "2026-11-24", "11月24日"],
  ["zh-CN", "2026-11-01", "11月24日"],
  ["en-US", "2026-11-01", "Nov 24"],
] as const)("range of days in %s to %s", (language, to, expected) => {
  expect(plain(formatDays(evening, new Date(`${to}T10:00:00Z`), language, "Asia/Shanghai"))).toBe(expected);
});

test.each([
  ["en-US", [12, 5, 12, 6, 11]],
  ["ko-KR", [12, 5, 12, 6, 11]],
  ["zh-HK", [12, 5, 12, 6, 11]],
  ["zh-CN", [0, 5, 12, 18, 23]],
  ["vi-VN", [0, 5, 12, 18, 23]],
] as const)("%s counts the hours %j", (language, expected) => {
  expect([0, 5, 12, 18, 23].map((hour) => clockHour(hour, language))).toEqual(expected);
});
