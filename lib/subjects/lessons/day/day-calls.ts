import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { lessonStaff } from "../../../base/desk/access";
import { emptyRequest, idField, instantField } from "../../../base/desk/call-shapes";
import { courseModes } from "../../series/item";
import { lessonKinds } from "../../../base/paths";

const dayLesson = z.object({
  of: z.enum(lessonKinds),
  id: idField.describe("of the series class, live class or trial lesson"),
  class_name: z.string().describe("empty for a trial lesson"),
  lesson_name: z.string().describe("empty for a trial lesson"),
  starts_at: instantField,
  ends_at: instantField,
  mode: z.enum(courseModes).nullable().describe("of a series class"),
  teacher_id: idField.nullable(),
  teacher: z.string().describe("empty if there is none yet"),
  student: z.string().nullable().describe("of a trial lesson; null for editors, who see no people"),
  seats: z.object({ taken: z.int(), capacity: z.int() }).nullable().describe("of a series class"),
  missing: z
    .array(z.string())
    .describe("names of students who are excused or absent, of a series class; none for editors"),
  has_link: z.boolean().describe("whether there is a classroom to enter"),
});

/** The longest range of the timetable: a week with a change of clocks. */
export const maxTimetableMs = (7 * 24 + 2) * 60 * 60 * 1000;

/** The lessons of today by the school's clock, and those of the timetable. */
export const dayCalls = {
  "lessons/today": {
    access: lessonStaff,
    limit: null,
    request: emptyRequest,
    response: z.object({
      lessons: z.array(dayLesson).describe("in the order of their start, also those that are over"),
      next_at: instantField
        .nullable()
        .describe("start of the next lesson within two weeks, if none is left today"),
    }),
  },
  /** The lessons that overlap a range of up to a week. */
  "lessons/timetable": {
    access: lessonStaff,
    limit: null,
    request: z.strictObject({ from: instantField, until: instantField }).refine(({ from, until }) => {
      const lengthMs = Date.parse(until) - Date.parse(from);
      return lengthMs > 0 && lengthMs <= maxTimetableMs;
    }, "must be up to a week"),
    response: z.object({ lessons: z.array(dayLesson).describe("in the order of their start") }),
  },
} as const satisfies Calls;
