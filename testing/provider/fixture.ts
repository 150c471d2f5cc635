import { perLanguage } from "../../lib/base/i18n/languages";
import type { DemoContent } from "../../lib/app/demo/parts";
import type { DemoSeriesClass } from "../../lib/subjects/series/demo-plans";

/** The time at which the fixture is seeded: a Wednesday, noon in Beijing. */
export const now = new Date("2026-03-04T04:00:00.000Z");
export const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** Returns a text for each language that ends with its language code. */
const localize = (words: string) => perLanguage((language) => `${words} ${language}`);

const createSeriesClass = (key: string, overrides: Partial<DemoSeriesClass> = {}): DemoSeriesClass => ({
  key,
  list: "preSale",
  languages: [],
  comboName: localize(key),
  description: localize("About"),
  courseMode: "one-to-many",
  cover: "",
  level: "HSK 1",
  teacher: "lin",
  classPoint: 30,
  length: 60,
  capacity: 6,
  students: 2,
  state: "open",
  firstLessonInDays: 5,
  lessonDays: 2,
  startTime: "19:30",
  lessons: [localize("Lesson 1"), localize("Lesson 2"), localize("Lesson 3")],
  ...overrides,
});

/** A small data set with records of every kind; the parent has 100 points. */
export const fixture: DemoContent = {
  linkProperties: [
    { type: 1, name: "home", link: "/b.svg", url: null, order: 2 },
    { type: 1, name: "home", link: "/a.svg", url: "/live", order: 1 },
    { type: 3, name: "alert", link: "/c.svg", url: null, alt: localize("Offer"), order: 1 },
  ],
  partners: [{ name: "Bridge University", names: {}, link: "https://bridge.example", content: "/logo.svg" }],
  teachers: [
    {
      key: "lin",
      nickname: localize("Lin"),
      avatar: "/lin.svg",
      country: "CN",
      languages: ["zh", "en"],
      description: localize("Kind"),
      recommended: true,
      meetingUrl: null,
    },
    {
      key: "wu",
      nickname: localize("Wu"),
      avatar: "/wu.svg",
      country: "CN",
      languages: ["zh", "en"],
      description: localize("Strict"),
      recommended: false,
      meetingUrl: null,
    },
  ],
  appVersions: [
    { type: 1, address: "https://app.example/a", apkUrl: "https://app.example/a.apk", version: "2.1.0" },
    { type: 2, address: "https://app.example/i", apkUrl: "https://app.example/i", version: "2.0.0" },
  ],
  seriesClasses: [
    createSeriesClass("open"),
    createSeriesClass("full", { state: "full", students: 6 }),
    createSeriesClass("expired", { state: "expired", firstLessonInDays: 1 }),
    createSeriesClass("applied", { state: "applied" }),
    createSeriesClass("dear", { classPoint: 101 }),
    createSeriesClass("vietnamese", { list: "recommended", languages: ["vi-VN"], firstLessonInDays: 8 }),
    createSeriesClass("last seat", { list: "recommended", languages: ["en-US", "vi-VN"], students: 5 }),
  ],
  startedClasses: [],
  attendance: [],
  rates: [],
  closedDays: [],
  lives: [
    {
      courseName: localize("Live"),
      lessonName: localize("Tones"),
      cover: "/l.svg",
      teacher: "lin",
      meetingUrl: null,
      startsInMinutes: -20,
      minutes: 60,
    },
    {
      courseName: localize("Live"),
      lessonName: localize("Tea"),
      cover: "/l.svg",
      teacher: "wu",
      meetingUrl: null,
      startsInMinutes: 600,
      minutes: 60,
    },
  ],
  recordings: [
    { course: "hsk", lessonName: localize("Old"), cover: "/r.svg", url: null, daysAgo: 9 },
    {
      course: "hsk",
      lessonName: localize("New"),
      cover: "/r.svg",
      url: "https://films.example/new",
      daysAgo: 2,
    },
  ],
  packages: [],
  payments: [],
  voices: [],
  courses: [
    {
      key: "hsk",
      name: localize("HSK"),
      brief: localize("Brief"),
      cover: "/h.svg",
      classPoints: [10, 20, 30],
    },
  ],
  staff: [
    { email: "owner@example.com", name: "Olga", role: "owner" },
    { email: "editor@example.com", name: "Eda", role: "editor" },
    { email: "adviser@example.com", name: "Adam", role: "adviser" },
    { email: "accountant@example.com", name: "Anne", role: "accountant" },
  ],
  // By default, tests use the seasons from files.
  seasons: [],
  trials: [],
  accounts: [
    { email: "teacher@example.com", kind: "teacher", nickname: "Lin", avatar: "/lin.svg", teacher: "lin" },
    {
      email: "student@example.com",
      kind: "student",
      nickname: "An",
      avatar: "",
      parent: "parent@example.com",
    },
    {
      email: "sister@example.com",
      kind: "student",
      nickname: "Bo",
      avatar: "",
      parent: "parent@example.com",
    },
    { email: "parent@example.com", kind: "parent", nickname: "Trang", avatar: "", points: 100 },
  ],
};
