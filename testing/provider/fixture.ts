import { perLanguage } from "../../lib/i18n/languages";
import type { DemoContent, DemoSeriesClass } from "../../lib/provider/seed/content-schema";

/** The moment the fixture is seeded at: a Wednesday, noon in Beijing. */
export const now = new Date("2026-03-04T04:00:00.000Z");
export const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** A text that says which language it is in. */
const text = (words: string) => perLanguage((language) => `${words} ${language}`);

const seriesClass = (key: string, more: Partial<DemoSeriesClass> = {}): DemoSeriesClass => ({
  key,
  list: "preSale",
  languages: [],
  comboName: text(key),
  description: text("About"),
  courseMode: "one-to-many",
  level: "HSK 1",
  teacher: "lin",
  classPoint: 30,
  length: 60,
  capacity: 6,
  students: 2,
  state: "open",
  firstLessonInDays: 5,
  lessonEveryDays: 2,
  startTime: "19:30",
  lessons: [text("Lesson 1"), text("Lesson 2"), text("Lesson 3")],
  ...more,
});

/** A little of everything; 100 points to spend. */
export const fixture: DemoContent = {
  linkProperties: [
    { type: 1, name: "home", link: "/b.svg", url: null, order: 2 },
    { type: 1, name: "home", link: "/a.svg", url: "/live", order: 1 },
    { type: 3, name: "alert", link: "/c.svg", url: null, alt: text("Offer"), order: 1 },
  ],
  partners: [{ name: "Bridge University", link: "https://bridge.example", content: "/logo.svg" }],
  teachers: [
    {
      key: "lin",
      nickname: text("Lin"),
      avatar: "/lin.svg",
      country: "CN",
      description: text("Kind"),
      recommended: true,
    },
    {
      key: "wu",
      nickname: text("Wu"),
      avatar: "/wu.svg",
      country: "CN",
      description: text("Strict"),
      recommended: false,
    },
  ],
  appVersions: [
    { type: 1, address: "https://app.example/a", apkUrl: "https://app.example/a.apk", version: "2.1.0" },
    { type: 2, address: "https://app.example/i", apkUrl: "https://app.example/i", version: "2.0.0" },
  ],
  seriesClasses: [
    seriesClass("open"),
    seriesClass("full", { state: "full", students: 6 }),
    seriesClass("expired", { state: "expired", firstLessonInDays: 1 }),
    seriesClass("applied", { state: "applied" }),
    seriesClass("dear", { classPoint: 101 }),
    seriesClass("vietnamese", { list: "recommended", languages: ["vi-VN"], firstLessonInDays: 8 }),
    seriesClass("last seat", { list: "recommended", languages: ["en-US", "vi-VN"], students: 5 }),
  ],
  lives: [
    {
      courseName: text("Live"),
      lessonName: text("Tones"),
      cover: "/l.svg",
      teacher: "lin",
      startsInMinutes: -20,
      minutes: 60,
    },
    {
      courseName: text("Live"),
      lessonName: text("Tea"),
      cover: "/l.svg",
      teacher: "wu",
      startsInMinutes: 600,
      minutes: 60,
    },
  ],
  recordings: [
    { course: "hsk", lessonName: text("Old"), cover: "/r.svg", url: null, daysAgo: 9 },
    { course: "hsk", lessonName: text("New"), cover: "/r.svg", url: "https://films.example/new", daysAgo: 2 },
  ],
  courses: [
    { key: "hsk", name: text("HSK"), brief: text("Brief"), cover: "/h.svg", classPoints: [10, 20, 30] },
  ],
  staff: [
    { email: "owner@example.com", name: "Olga", role: "owner" },
    { email: "editor@example.com", name: "Eda", role: "editor" },
    { email: "adviser@example.com", name: "Adam", role: "adviser" },
  ],
  // Tests are about the seasons of the files, unless they say otherwise.
  seasons: [],
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
