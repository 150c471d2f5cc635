import type { CourseMode, SeriesClass } from "../contract/types";
import { lessonTimes, type LessonTimes } from "./lesson-times";

/** As the contract has them; repeated as values because the contract's own bring zod along. */
export const courseModes = ["one-to-one", "one-to-many", "live"] as const satisfies readonly CourseMode[];

/** The two lists of series classes: each has its own call for applying (spec section 7). */
export type SeriesList = "preSale" | "recommended";

/** A series class as cards show it: the provider's shape, made smaller and put in the product's words once. */
export type SeriesItem = {
  list: SeriesList;
  /** In the address of its page, and what visitors ask about. */
  id: number;
  /** What a recommended series class is booked by. */
  classId: number;
  name: string;
  mode: CourseMode;
  /** Whom it fits, such as HSK 3; empty where the provider does not say. */
  level: string;
  teacher: { id: number; name: string; avatar: string; about: string; region: string };
  /** Price in class points. */
  points: number;
  lessons: number;
  /** Per lesson. */
  minutes: number;
  /** Start of the first lesson and end of the last: instants; undefined while no lesson is planned. */
  opens?: string;
  ends?: string;
  /** Weekdays and hours of the lessons. */
  times?: LessonTimes | undefined;
  /** Bookings close then: an instant. */
  deadline: string;
  applied: boolean;
  students: number;
  capacity: number;
};

export function toItem(list: SeriesList, given: SeriesClass): SeriesItem {
  return {
    list,
    id: given.id,
    classId: given.class_id,
    name: given.combo_name,
    mode: given.course_mode,
    level: given.level ?? "",
    teacher: {
      id: given.teacher_id,
      name: given.teacher_name,
      avatar: given.teacher_avatar ?? "",
      about: given.teacher_description,
      region: given.teacher_region,
    },
    points: given.class_point,
    lessons: given.lesson_number,
    minutes: given.length,
    opens: given.lesson_list[0]?.from,
    ends: given.lesson_list.at(-1)?.to,
    times: lessonTimes(given.lesson_list),
    deadline: given.deadline,
    applied: given.is_apply,
    students: given.students,
    capacity: given.class_capacity,
  };
}

/** The same classes with one object per teacher: the data React starts from then holds each teacher once. */
export function sharingTeachers(items: readonly SeriesItem[]): SeriesItem[] {
  const known = new Map<string, SeriesItem["teacher"]>();
  return items.map((item) => {
    const key = JSON.stringify(item.teacher);
    const teacher = known.get(key) ?? item.teacher;
    known.set(key, teacher);
    return { ...item, teacher };
  });
}

/** What tells classes of both lists apart. */
export function itemKey({ list, id }: Pick<SeriesItem, "list" | "id">): string {
  return `${list}-${id}`;
}
