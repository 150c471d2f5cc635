import { languages } from "../../base/i18n/languages";
import { freeClassFacts } from "./free-class";
import { schoolFile } from "./school-file";
import { setSchool } from "./school";
import { formatSchedule } from "./weekly-text";

const schedule = { days: [2, 4], time: "22:00" };

test("the demo school's free class is named as its readers say it", async () => {
  const all = await Promise.all(languages.map((language) => formatSchedule(schedule, language)));
  const byLanguage = Object.fromEntries(languages.map((language, index) => [language, all[index]]));
  expect(byLanguage).toMatchObject({
    "en-US": { days: "Tuesday and Thursday", time: "10\u00a0PM" },
    "vi-VN": { days: "thứ Ba và thứ Năm", Days: "Thứ Ba và thứ Năm", time: "22:00", localTime: "21:00" },
    "id-ID": { days: "Selasa dan Kamis", time: "22.00", localTime: "21.00" },
    "zh-CN": { days: "周二、周四", time: "晚上 10 点" },
    "zh-HK": { days: "二、四", time: "晚上 10 時" },
    "zh-TW": { days: "週二、週四", time: "晚上 10 點" },
    "ko-KR": { days: "화요일과 목요일", time: "밤 10시", localTime: "밤 11시" },
  });
});

test("weekdays and times are those of the readers who are told the local time", async () => {
  const early = { days: [1, 3, 6], time: "00:30" };
  expect(await formatSchedule(early, "en-US")).toMatchObject({
    days: "Monday, Wednesday and Saturday",
    time: "12:30\u00a0AM",
  });
  expect(await formatSchedule(early, "vi-VN")).toMatchObject({
    days: "Chủ nhật, thứ Ba và thứ Sáu",
    time: "00:30",
    localTime: "23:30",
  });
});

test("a school without a free class has no words for it", async () => {
  setSchool({ ...schoolFile(), freeClassDays: [], freeClassTime: "" });
  expect(new Set(Object.values(await freeClassFacts("en-US")))).toEqual(new Set([""]));
  setSchool(schoolFile());
});
