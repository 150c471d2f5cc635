import type { ClassFact } from "../../base/contract/class-facts";
import type { SeriesFields as Series } from "./content";

/**
 * What a student buys with a seat: price, teacher, times, and the textbook, which depends on the level (spec section 1:
 * they cannot be changed after purchase). Lesson names may be corrected.
 */
export const soldFacts = {
  classPoint: "price",
  teacherId: "teacher",
  courseMode: "mode",
  level: "level",
  length: "times",
} as const satisfies Partial<Record<keyof Series, ClassFact>>;
export const soldFields = Object.keys(soldFacts) as (keyof typeof soldFacts)[];

/** All lesson times as one text, for comparison. */
export const lessonTimes = ({ lessons }: Series): string =>
  lessons.map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`).join();
