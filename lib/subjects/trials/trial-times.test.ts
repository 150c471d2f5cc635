import { languages } from "../../base/i18n/languages";
import { channelsFor, phoneExample, regionOfClock } from "./contact-region";
import { normalizeContact } from "./trial-contact";
import { contactChannels, dayParts, weekdays } from "../../base/contract/trial-request";
import { weekdayName } from "../../base/i18n/days";
import { formatPart, formatWeekly, toWeeklyHours, zoneName } from "./trial-times";

/** A Wednesday in March, before daylight saving time starts. */
const at = new Date("2026-03-04T04:00:00Z");
const beijing = "Asia/Shanghai";

test.each([
  ["Asia/Ho_Chi_Minh", [1, 3], ["evening"], [{ days: [1, 3], from: "19:00", to: "23:00" }]],
  ["America/Los_Angeles", [1, 7], ["evening"], [{ days: [1, 2], from: "09:00", to: "13:00" }]],
  ["Asia/Kolkata", [6], ["morning"], [{ days: [6], from: "10:30", to: "14:30" }]],
  // Past midnight in Beijing: it ends on the next day.
  ["Europe/Istanbul", [5], ["evening"], [{ days: [5], from: "23:00", to: "03:00" }]],
  ["Pacific/Auckland", [1], ["morning"], [{ days: [1], from: "03:00", to: "07:00" }]],
  [
    "Asia/Shanghai",
    [2],
    ["evening", "morning"],
    [
      { days: [2], from: "08:00", to: "12:00" },
      { days: [2], from: "18:00", to: "22:00" },
    ],
  ],
] as const)("%s, days %j, %j, in Beijing", (time_zone, days, parts, expected) => {
  expect(toWeeklyHours({ time_zone, days: [...days], parts: [...parts] }, beijing, at)).toEqual(expected);
});

test("a week with a clock change lists both times", () => {
  const wishes = { time_zone: "America/New_York", days: [6, 7], parts: ["evening" as const] };
  // Daylight saving time starts there on Sunday, 8 March 2026.
  expect(toWeeklyHours(wishes, beijing, at)).toEqual([
    { days: [7], from: "07:00", to: "11:00" },
    { days: [1], from: "06:00", to: "10:00" },
  ]);
});

test.each(languages)("%s writes days, hours and zones", (language) => {
  expect(new Set(weekdays.map((day) => weekdayName(day, language))).size).toBe(7);
  for (const part of dayParts) expect(formatPart(part, language)).toMatch(/\d.*–.*\d/);
  expect(formatWeekly({ days: [1, 2], from: "18:00", to: "22:00" }, language)).toMatch(/[,、].*\d/);
  expect(zoneName("Asia/Ho_Chi_Minh", language, at)).toMatch(/GMT\+7|ICT|\+07/);
});

test("weekdays and hours read as each language writes them", () => {
  const hours = { days: [1], from: "18:00", to: "22:00" };
  expect(formatWeekly(hours, "vi-VN")).toBe("Thứ 2 18:00–22:00");
  expect(formatWeekly(hours, "ko-KR")).toBe("월 오후\u00a06:00–오후\u00a010:00");
  expect(formatWeekly(hours, "zh-CN")).toBe("周一 18:00–22:00");
});

test.each([
  ["Asia/Saigon", "en-US", "zalo", "VN"],
  ["Asia/Ho_Chi_Minh", "ko-KR", "zalo", "VN"],
  ["Asia/Makassar", "id-ID", "whatsapp", "ID"],
  ["Asia/Seoul", "en-US", "kakaotalk", "KR"],
  ["Asia/Hong_Kong", "zh-HK", "whatsapp", "HK"],
  ["Asia/Taipei", "zh-TW", "email", "TW"],
  ["Europe/Berlin", "vi-VN", "zalo", undefined],
  ["Europe/Berlin", "en-US", "email", undefined],
  ["constructor", "en-US", "email", undefined],
] as const)("on a clock of %s in %s, %s comes first", (zone, language, first, region) => {
  const channels = channelsFor(zone, language);
  expect(channels[0]).toBe(first);
  expect(channels.toSorted()).toEqual([...contactChannels].toSorted());
  expect(regionOfClock(zone)).toBe(region);
  expect(normalizeContact("whatsapp", phoneExample(zone, language))).toMatch(/^\+\d+$/);
});

test.each([
  ["zalo", "0912 345 678", "VN", "+84912345678"],
  ["zalo", "84912345678", "VN", "+84912345678"],
  ["whatsapp", "0812-3456-7890", "ID", "+6281234567890"],
  ["whatsapp", "＋６２ ８１２ ３４５６ ７８９０", undefined, "+6281234567890"],
  ["whatsapp", "+1 809 555 1234", undefined, "+18095551234"],
  ["whatsapp", "0812-3456-7890", undefined, undefined],
  ["whatsapp", "+62 812 3456 7890 ext 5", undefined, undefined],
  ["kakaotalk", "yuqiao_mom-1", "KR", "yuqiao_mom-1"],
  ["kakaotalk", "@minh.anh", "KR", "minh.anh"],
  ["kakaotalk", "+82 10 1234 5678", "KR", "+821012345678"],
  ["kakaotalk", "abc", "KR", undefined],
  ["kakaotalk", "a".repeat(21), "KR", undefined],
  ["kakaotalk", "javascript:alert(1)", "KR", undefined],
  ["email", " an@example.com ", undefined, "an@example.com"],
  ["email", "an@", undefined, undefined],
] as const)("%s %s, in %s, is %s", (channel, text, region, expected) => {
  expect(normalizeContact(channel, text, region)).toBe(expected);
});
