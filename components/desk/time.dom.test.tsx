import { lessonTime, shortTime } from "./time";

test.each([shortTime, lessonTime])("a line can break before the time of day but not inside it", (write) => {
  document.documentElement.lang = "en-US";
  expect(write("2026-11-23T09:05:00.000Z")).toMatch(/ \d{1,2}:05\u00a0[AP]M$/);
  document.documentElement.lang = "zh-CN";
  expect(write("2026-11-23T09:05:00.000Z")).toMatch(/\d{1,2}:05$/);
});
