import { timeZones } from "../reference/time-zones";
import { zoneChoices } from "./zone-choices";

const now = new Date("2026-11-24T12:00:00Z");

test("the editor's and the school's zones come first, by name", () => {
  const english = zoneChoices("en-US", "America/New_York", now);
  expect(english[0]).toEqual({ value: "America/New_York", text: "Eastern Time · New York · GMT-5" });
  expect(english[1]).toEqual({ value: "Asia/Shanghai", text: "China Standard Time · Shanghai · GMT+8" });
  expect(zoneChoices("zh-CN", "Asia/Shanghai", now)[0]!.text).toMatch(/^中国标准时间 · /);
});

test("every zone is listed once", () => {
  const values = zoneChoices("en-US", "Asia/Shanghai", now).map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  expect(values.length).toBe(timeZones().length);
});
