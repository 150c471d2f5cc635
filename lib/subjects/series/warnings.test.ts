import { clashWarnings } from "../../engines/content/warnings";
import type { LiveFields } from "../live/content";
import { liveWarnings } from "../live/warnings";
import type { SeriesFields } from "./content";
import { seriesWarnings } from "./warnings";

const at = new Date("2027-01-10T00:00:00.000Z");
const lesson = (startsAt: string, endsAt: string) => ({
  name: { "en-US": "Tones" },
  startsAt,
  endsAt,
  meetingUrl: null,
});
const [first, second] = [
  lesson("2027-02-01T11:00:00.000Z", "2027-02-01T12:00:00.000Z"),
  lesson("2027-02-03T11:00:00.000Z", "2027-02-03T12:00:00.000Z"),
];
const series: SeriesFields = {
  list: "preSale",
  languages: [],
  comboName: { "en-US": "HSK 1" },
  description: { "en-US": "About" },
  courseMode: "one-to-many",
  cover: "",
  level: "HSK 1",
  teacherId: 1,
  classPoint: 30,
  length: 60,
  capacity: 6,
  deadline: "2027-01-31T11:00:00.000Z",
  closed: false,
  meetingUrl: null,
  lessons: [first, second],
};
const past = lesson("2020-01-02T11:00:00.000Z", "2020-01-02T12:00:00.000Z");

test("an ordinary class has no warnings", () => {
  expect(seriesWarnings(series, at)).toEqual([]);
  expect(seriesWarnings({ ...series, courseMode: "live", capacity: 500 }, at)).toEqual([]);
  expect(seriesWarnings({ ...series, courseMode: "one-to-one", capacity: 1 }, at)).toEqual([]);
});

test.each<[string, Partial<SeriesFields>, object[]]>([
  [
    "a 1-on-1 with seats for others",
    { courseMode: "one-to-one", capacity: 50 },
    [{ code: "oneToOneSeats", count: 50 }],
  ],
  ["a small group above its size", { capacity: 7 }, [{ code: "groupSeats", count: 7 }]],
  ["no price", { classPoint: 0 }, [{ code: "free" }]],
  [
    "a past lesson",
    { lessons: [past, second] },
    [{ code: "lessonsPast", count: 1, at: past.startsAt }, { code: "deadlineAfterStart" }],
  ],
  ["a past deadline", { deadline: "2020-01-01T00:00:00.000Z" }, [{ code: "deadlinePast" }]],
  [
    "a deadline after the start",
    { deadline: second.startsAt },
    [{ code: "deadlineAfterStart", at: second.startsAt }],
  ],
])("%s is odd", (_, change, expected) => {
  expect(seriesWarnings({ ...series, ...change }, at)).toMatchObject(expected);
  expect(seriesWarnings({ ...series, ...change, closed: true }, at)).toEqual([]);
});

test("the time of a scheduled publication counts, not the present", () => {
  expect(seriesWarnings(series, new Date("2027-02-02T00:00:00.000Z"))).toMatchObject([
    { code: "lessonsPast", count: 1 },
    { code: "deadlinePast" },
  ]);
});

test("a live class that has begun is odd", () => {
  const live = { startsAt: first.startsAt, endsAt: first.endsAt } as LiveFields;
  expect(liveWarnings(live, at)).toEqual([]);
  expect(liveWarnings(live, new Date(first.startsAt))).toEqual([{ code: "livePast", at: first.startsAt }]);
});

test("a class at the same time is named, a trial lesson is not", () => {
  const other = { id: 7, name: { "en-US": "An" }, startsAt: first.startsAt, endsAt: first.endsAt };
  expect(
    clashWarnings(
      [first],
      [
        { of: "live", ...other },
        { of: "trial", ...other },
      ],
    ),
  ).toEqual([
    { code: "teacherBusy", count: 1, at: first.startsAt, other: { "en-US": "An" } },
    { code: "teacherTrial", at: first.startsAt },
  ]);
});
