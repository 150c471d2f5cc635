import type { Role } from "../../desk/roles";
import type { CourseMode, Placement } from "../../contract/types";
import type { SeasonBody } from "../../campaign/season-schema";
import type { Language } from "../../i18n/languages";

/* The shape of the demo content: what a writer fills in, in words rather than in rows and dates. */

export type PlacementName = Placement["name"];
export type Localised = Record<Language, string>;

export type DemoLinkProperty = {
  /** 1 image, 2 video, 3 alert. */
  type: Placement["type"];
  name: PlacementName;
  link: string;
  url: string | null;
  /** What the picture offers, in words. */
  alt?: Localised;
  order: number;
};
export type DemoPartner = { name: string; link: string; content: string };
export type DemoTeacher = {
  key: string;
  nickname: Localised;
  avatar: string;
  /** Two-letter country code. */
  country: string;
  description: Localised;
  recommended: boolean;
};
/** Type 1 Android, 2 iOS. */
export type DemoAppVersion = { type: 1 | 2; address: string; apkUrl: string; version: string };

/** What a series class shows today: `applied` is by the demo student. */
export type DemoState = "open" | "almostFull" | "full" | "expired" | "applied";
export type DemoSeriesClass = {
  key: string;
  list: "recommended" | "preSale";
  /** In whose recommended list it stands. */
  languages: readonly Language[];
  comboName: Localised;
  description: Localised;
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
  lessons: readonly Localised[];
};
export type DemoLive = {
  courseName: Localised;
  lessonName: Localised;
  cover: string;
  /** Key of who gives it. */
  teacher: string;
  minutes: number;
} & (
  | {
      /** From the moment of seeding; negative for one under way. */
      startsInMinutes: number;
    }
  | {
      /** It is the free public class: 0 the next one by the school's timetable, 1 the one after that. */
      freeClass: number;
    }
);
/** `course` is the key of a course. */
export type DemoRecording = {
  course: string;
  lessonName: Localised;
  cover: string;
  /** Where it is watched; null on the school's video channel. */
  url: string | null;
  daysAgo: number;
};
export type DemoCourse = {
  key: string;
  name: Localised;
  brief: Localised;
  cover: string;
  classPoints: [number, number, number];
};
/** A season that runs: the region's first one under another key and with other dates. */
export type DemoSeason = Pick<SeasonBody, "region" | "key" | "name" | "lead" | "talksLead"> & {
  /** The days of its talks, from the day it is laid on: as many as it has talks. */
  talkDays: readonly number[];
};
export type DemoAccount = {
  email: string;
  kind: "parent" | "student" | "teacher";
  nickname: string;
  avatar: string;
  /** Email of the parent whose class points a student shares. */
  parent?: string;
  /** Class points of a parent. */
  points?: number;
  /** Key of the teacher that a teacher account belongs to. */
  teacher?: string;
};

/** Of the desk. */
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
