import { timeZones } from "../../base/reference/time-zones";
import { findZones, zoneChoices } from "./zone-choices";

const now = new Date("2026-11-24T12:00:00Z");

test("the given zones and those of most students come first, by name", () => {
  const english = zoneChoices("en-US", ["America/New_York"], now);
  expect(english[0]).toEqual({ value: "America/New_York", text: "Eastern Time · New York · GMT-5" });
  expect(english[1]).toEqual({ value: "Asia/Shanghai", text: "China Standard Time · Shanghai · GMT+8" });
  expect(zoneChoices("zh-CN", ["Asia/Shanghai"], now)[0]!.text).toMatch(/^中国标准时间 · /);
});

test("every zone is listed once", () => {
  const values = zoneChoices("en-US", ["Asia/Shanghai"], now).map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  expect(values.length).toBe(timeZones().length);
});

test.each([
  ["en-US", "kathmandu", "Asia/Kathmandu"],
  ["en-US", "nepal", "Asia/Kathmandu"],
  ["en-US", "new york", "America/New_York"],
  ["en-US", "Eastern york GMT-5", "America/New_York"],
  ["zh-CN", "越南", undefined],
  ["zh-CN", "中南半岛 ho chi", "Asia/Ho_Chi_Minh"],
  ["en-US", "Atlantis", undefined],
])("in %s, %j finds %s", (language, text, expected) => {
  const choices = zoneChoices(language, ["Asia/Kathmandu", "Asia/Ho_Chi_Minh"], now);
  expect(findZones(choices, text)[0]?.value).toBe(expected);
});
