import fc from "fast-check";
import { toLocalTime, addDays } from "../../base/schedule/zoned";
import { toFields, toValues } from "../../app/editing/form";
import { fromLocal, toTexts, toLocal, type LessonValue } from "../../engines/content/form-values";
import { lessonNames } from "../../../testing/words/lesson-names";
import {
  daysUntil,
  sortLessons,
  isInOrder,
  lessonsFromSlots,
  skippedHolidays,
  moveLessons,
  restoreLesson,
  addLesson,
  removeLesson,
} from "./lesson-list";
import { slotsOf } from "./pattern";

const { setTimeZone } = globalThis as unknown as { setTimeZone: (zone?: string) => void };
afterEach(() => setTimeZone());

type Lesson = { name: unknown; startsAt: string; endsAt: string };
const saved = (lessons: LessonValue[], length = "60") =>
  toFields("series", { ...toValues("series"), length, lessons }).lessons as Lesson[];
const starts = (lessons: LessonValue[]) => saved(lessons).map(({ startsAt }) => startsAt);
const shanghai = "Asia/Shanghai";
const plan = { weekdays: [7], time: "14:30", zone: shanghai, length: 60, holidays: ["2027-11-14"] };
const sundays = { ...plan, from: "2027-10-24", count: 5 };

test("lessons planned in New York across a clock change are all at 14:30 in Beijing", () => {
  setTimeZone("America/New_York");
  expect(new Date("2027-07-01T12:00").toISOString()).toBe("2027-07-01T16:00:00.000Z");
  const lessons = lessonsFromSlots(slotsOf(sundays), [], lessonNames);
  // 01:30, which occurs twice that night.
  expect(lessons[2]?.startsAt).toBe("2027-11-07T01:30");
  expect(starts(lessons)).toEqual([
    "2027-10-24T06:30:00.000Z",
    "2027-10-31T06:30:00.000Z",
    "2027-11-07T06:30:00.000Z",
    "2027-11-21T06:30:00.000Z",
    "2027-11-28T06:30:00.000Z",
  ]);
  // Loading, moving back and forth, and removing another lesson keep the instant.
  const read = toValues("series", { lessons: saved(lessons), length: 60 }).lessons as LessonValue[];
  expect(starts(read)).toEqual(starts(lessons));
  expect(starts(moveLessons(moveLessons(read, 7, shanghai), -7, shanghai))).toEqual(starts(lessons));
  expect(starts(removeLesson(read, 0, lessonNames))[1]).toBe("2027-11-07T06:30:00.000Z");
  // Editing the time replaces it.
  const typed = read.with(2, { ...read[2]!, startsAt: "2027-11-07T03:00" });
  expect(starts(typed)[2]).toBe("2027-11-07T08:00:00.000Z");
});

const zones = [
  "America/New_York",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "America/St_Johns",
];

test("lessons keep their instants in every time zone", () => {
  const minute = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2032, 0) / 60_000 });
  const nights = ["2027-11-07T05:30Z", "2027-11-07T06:30Z", "2027-10-31T00:30Z", "2027-10-31T01:30Z"];
  const at = fc.oneof(minute, fc.constantFrom(...nights.map((night) => Date.parse(night) / 60_000)));
  const length = fc.integer({ min: 5, max: 600 });
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.array(fc.tuple(at, length)), length, (zone, drafts, usual) => {
      setTimeZone(zone);
      const lessons = drafts.map(([at, minutes], index) => ({
        name: lessonNames(index + 1),
        startsAt: new Date(at * 60_000).toISOString(),
        endsAt: new Date((at + minutes) * 60_000).toISOString(),
        meetingUrl: index % 2 === 0 ? "" : "https://meet.example/a",
      }));
      const values = toValues("series", { lessons, length: usual });
      expect(toFields("series", values).lessons).toEqual(lessons);
      const days = moveLessons(values.lessons as LessonValue[], 7, shanghai);
      starts(days).forEach((instant, index) => {
        const [was, is] = [lessons[index]!.startsAt, instant].map((at) =>
          toLocalTime(new Date(at), shanghai),
        );
        expect(is).toEqual({ date: addDays(was!.date, 7), time: was!.time });
      });
    }),
  );
});

test("in Berlin the second 02:30 of the night stays the second", () => {
  setTimeZone("Europe/Berlin");
  const second = "2027-10-31T01:30:00.000Z";
  expect(toLocal(second)).toBe("2027-10-31T02:30");
  expect(fromLocal("2027-10-31T02:30")).toBe("2027-10-31T00:30:00.000Z");
  const lesson = {
    name: toTexts({}),
    instant: second,
    startsAt: toLocal(second),
    minutes: "",
    meetingUrl: "",
  };
  expect(starts([lesson])).toEqual([second]);
});

test("lessons have the class's length unless they have minutes of their own", () => {
  const lessons = lessonsFromSlots(slotsOf(sundays), [], lessonNames);
  const minutes = (all: Lesson[]) =>
    all.map(({ startsAt, endsAt }) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  expect(minutes(saved(lessons, "90"))).toEqual([90, 90, 90, 90, 90]);
  const own = lessons.with(1, { ...lessons[1]!, minutes: "45" });
  const savedLessons = saved(own, "90");
  expect(minutes(savedLessons)).toEqual([90, 45, 90, 90, 90]);
  const read = toValues("series", { length: 90, lessons: savedLessons }).lessons as LessonValue[];
  expect(read.map((lesson) => lesson.minutes)).toEqual(["", "45", "", "", ""]);
  expect(minutes(saved(read, "30"))).toEqual([30, 45, 30, 30, 30]);
  // Invalid values never throw.
  for (const length of ["", "x", "-1", "9".repeat(30)]) expect(saved(read, length)).toHaveLength(5);
  const odd = { ...lessons[0]!, minutes: "9".repeat(30) };
  expect(saved([odd])[0]).toMatchObject({ endsAt: odd.instant });
});

const names = (lessons: LessonValue[]) => lessons.map(({ name }) => name["en-US"]);

test("lessons are added, removed and restored; default names are renumbered", () => {
  const four = lessonsFromSlots(slotsOf({ ...sundays, count: 4 }), [], lessonNames);
  const five = addLesson(four, shanghai, lessonNames);
  expect(starts(five).at(-1)).toBe("2027-11-28T06:30:00.000Z");
  const named = five.with(2, { ...five[2]!, name: toTexts({ "en-US": "Tones" }) });
  const less = removeLesson(named, 1, lessonNames);
  expect(names(less)).toEqual(["Lesson 1", "Tones", "Lesson 3", "Lesson 4"]);
  expect(restoreLesson(less, 1, named[1]!, lessonNames)).toEqual(named);
  expect(addLesson([], shanghai, lessonNames)).toMatchObject([{ startsAt: "", instant: "" }]);
  expect(starts(addLesson(addLesson([], shanghai, lessonNames), shanghai, lessonNames))).toEqual(["", ""]);
});

test("lessons are sorted by time, those without one last", () => {
  const lessons = lessonsFromSlots(slotsOf(sundays), [], lessonNames);
  const last = lessons.with(4, { ...lessons[4]!, startsAt: toLocal("2027-10-26T06:30:00.000Z") });
  expect(isInOrder(lessons)).toBe(true);
  expect(isInOrder(last)).toBe(false);
  const sorted = sortLessons([...addLesson([], shanghai, lessonNames), ...last], lessonNames);
  expect(starts(sorted)).toEqual([...starts(last).toSorted(), ""]);
  expect(isInOrder(sorted)).toBe(true);
});

test("holidays that cost a lesson are counted", () => {
  const holidays = ["2027-10-20", "2027-11-13", "2027-11-14", "2028-10-01"];
  const pattern = { ...sundays, holidays };
  expect(skippedHolidays(pattern, slotsOf(pattern))).toEqual(["2027-11-14"]);
  expect(skippedHolidays(pattern, [])).toEqual([]);
});

test("lessons move so that the first is on a given day", () => {
  const lessons = lessonsFromSlots(slotsOf(sundays), [], lessonNames);
  expect(daysUntil(lessons, "2027-10-26", shanghai)).toBe(2);
  expect(daysUntil([], "2027-10-26", shanghai)).toBe(0);
});
