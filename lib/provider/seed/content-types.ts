import type { Role } from "../../desk/roles";
import type { CourseMode, Placement } from "../../contract/types";
import type { SeasonBody } from "../../campaign/season-schema";
import type { Language } from "../../i18n/languages";

/* The types of the demo content, for authors: texts and relative dates instead of rows. */

export type PlacementName = Placement["name"];
export type LocalizedText = Record<Language, string>;

export type DemoLinkProperty = {
  /** 1 image, 2 video, 3 alert. */
  type: Placement["type"];
  name: PlacementName;
  link: string;
  url: string | null;
  /** Alternative text. */
  alt?: LocalizedText;
  order: number;
};
export type DemoPartner = { name: string; link: string; content: string };
export type DemoTeacher = {
  key: string;
  nickname: LocalizedText;
  avatar: string;
  /** Two-letter country code. */
  country: string;
  description: LocalizedText;
  recommended: boolean;
};
/** Type 1 Android, 2 iOS. */
export type DemoAppVersion = { type: 1 | 2; address: string; apkUrl: string; version: string };

/** The displayed state of a series class; `applied` is for the demo student. */
export type DemoState = "open" | "almostFull" | "full" | "expired" | "applied";
export type DemoSeriesClass = {
  key: string;
  list: "recommended" | "preSale";
  /** Languages in whose recommended list it appears. */
  languages: readonly Language[];
  comboName: LocalizedText;
  description: LocalizedText;
  courseMode: CourseMode;
  level: string;
  /** Key of the teacher. */
  teacher: string;
  classPoint: number;
  /** Minutes per lesson. */
  length: number;
  capacity: number;
  students: number;
  state: DemoState;
  firstLessonInDays: number;
  lessonEveryDays: number;
  /** Beijing time, such as "19:30". */
  startTime: string;
  lessons: readonly LocalizedText[];
};
export type DemoLive = {
  courseName: LocalizedText;
  lessonName: LocalizedText;
  cover: string;
  /** Key of the teacher. */
  teacher: string;
  minutes: number;
} & (
  | {
      /** Start relative to seeding; negative for one in progress. */
      startsInMinutes: number;
    }
  | {
      /** Index among the next free public classes of the school's timetable, from 0. */
      freeClass: number;
    }
);
/** `course` is the key of a course. */
export type DemoRecording = {
  course: string;
  lessonName: LocalizedText;
  cover: string;
  /** Address of the video; null for the school's video channel. */
  url: string | null;
  daysAgo: number;
};
export type DemoCourse = {
  key: string;
  name: LocalizedText;
  brief: LocalizedText;
  cover: string;
  classPoints: [number, number, number];
};
/** A running season: the region's first one with another key and other dates. */
export type DemoSeason = Pick<SeasonBody, "region" | "key" | "name" | "lead" | "talksLead"> & {
  /** Days from the reference date, one per talk. */
  talkDays: readonly number[];
};
export type DemoAccount = {
  email: string;
  kind: "parent" | "student" | "teacher";
  nickname: string;
  avatar: string;
  /** Email of the parent whose class points the student shares. */
  parent?: string;
  /** Class points of a parent. */
  points?: number;
  /** Key of the teacher of a teacher account. */
  teacher?: string;
};

/** A staff account of the desk. */
export type DemoStaff = { email: string; name: string; role: Role };

export type DemoContent = {
  linkProperties: DemoLinkProperty[];
  partners: DemoPartner[];
  teachers: DemoTeacher[];
  appVersions: DemoAppVersion[];
  seriesClasses: DemoSeriesClass[];
  lives: DemoLive[];
  recordings: DemoRecording[];
  courses: DemoCourse[];
  seasons: DemoSeason[];
  accounts: DemoAccount[];
  staff: DemoStaff[];
};
