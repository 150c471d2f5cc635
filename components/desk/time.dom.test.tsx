import { formatLessonTime, formatPageDateTime } from "./time";

test.each([formatPageDateTime, formatLessonTime])(
  "a line can break before the time of day but not inside it",
  (format) => {
    document.documentElement.lang = "en-US";
    expect(format("2026-11-23T09:05:00.000Z")).toMatch(/ \d{1,2}:05\u00a0[AP]M$/);
    document.documentElement.lang = "zh-CN";
    expect(format("2026-11-23T09:05:00.000Z")).toMatch(/\d{1,2}:05$/);
  },
);
