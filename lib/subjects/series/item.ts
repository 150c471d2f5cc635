import type { CourseMode, SeriesClass } from "../../base/contract/types";
import { packStarts } from "./lesson-starts";
import { findRhythm, type Rhythm } from "./rhythm";

/** Same values as in the contract, whose own module imports zod. */
export const courseModes = ["one-to-one", "one-to-many", "live"] as const satisfies readonly CourseMode[];

/** The two lists of series classes. Each has its own call for applying (spec section 7). */
export type SeriesList = "preSale" | "recommended";

/** A series class as shown on cards: the provider's fields that the site needs, with the product's names. */
export type SeriesItem = {
  list: SeriesList;
  /** Used in the address of its page and in enquiries. */
  id: number;
  /** Used to book a recommended series class. */
  classId: number;
  name: string;
  mode: CourseMode;
  /** Address of its picture; empty if there is none. */
  cover: string;
  /** Level, such as HSK 3; empty if the provider states none. */
  level: string;
  teacher: { id: number; name: string; avatar: string; about: string; region: string; introduction: string };
  /** Price in class points. */
  points: number;
  lessons: number;
  /** Length of a lesson. */
  minutes: number;
  /** Start of the first lesson and end of the last, as instants; undefined without planned lessons. */
  opens?: string;
  ends?: string;
  /** Weekdays, or distance in days, and hours of the lessons. */
  rhythm?: Rhythm | undefined;
  /** Starts of all lessons (lib/subjects/series/lesson-starts.ts). */
  starts: number[];
  /** Instant at which bookings close. */
  deadline: string;
  applied: boolean;
  students: number;
  capacity: number;
};

/** @param zone the school's time zone, in which the weekly schedule is recognized */
export function toItem(list: SeriesList, seriesClass: SeriesClass, zone: string): SeriesItem {
  return {
    list,
    id: seriesClass.id,
    classId: seriesClass.class_id,
    name: seriesClass.combo_name,
    mode: seriesClass.course_mode,
    cover: seriesClass.cover_url ?? "",
    level: seriesClass.level ?? "",
    teacher: {
      id: seriesClass.teacher_id,
      name: seriesClass.teacher_name,
      avatar: seriesClass.teacher_avatar ?? "",
      about: seriesClass.teacher_description,
      region: seriesClass.teacher_region,
      introduction: seriesClass.teacher_introduction ?? "",
    },
    points: seriesClass.class_point,
    lessons: seriesClass.lesson_number,
    minutes: seriesClass.length,
    opens: seriesClass.lesson_list[0]?.from,
    ends: seriesClass.lesson_list.at(-1)?.to,
    rhythm: findRhythm(seriesClass.lesson_list, zone),
    starts: packStarts(seriesClass.lesson_list),
    deadline: seriesClass.deadline,
    applied: seriesClass.is_apply,
    students: seriesClass.students,
    capacity: seriesClass.class_capacity,
  };
}

/** Shares one object per teacher among the items, so that React's serialized data contains each teacher only once. */
export function shareTeachers(items: readonly SeriesItem[]): SeriesItem[] {
  const known = new Map<string, SeriesItem["teacher"]>();
  return items.map((item) => {
    const key = JSON.stringify(item.teacher);
    const teacher = known.get(key) ?? item.teacher;
    known.set(key, teacher);
    return { ...item, teacher };
  });
}

/** Key of a class that is unique across both lists. */
export function itemKey({ list, id }: Pick<SeriesItem, "list" | "id">): string {
  return `${list}-${id}`;
}
