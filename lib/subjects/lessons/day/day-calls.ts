import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { allRoles } from "../../../base/desk/access";
import { emptyRequest, idField, instantField } from "../../../base/desk/call-shapes";
import { lessonKinds } from "../../../base/paths";

const dayLesson = z.object({
  of: z.enum(lessonKinds),
  id: idField.describe("of the series class, live class or trial lesson"),
  class_name: z.string().describe("empty for a trial lesson"),
  lesson_name: z.string().describe("empty for a trial lesson"),
  starts_at: instantField,
  ends_at: instantField,
  teacher: z.string().describe("empty if there is none yet"),
  student: z.string().nullable().describe("of a trial lesson; null for editors, who see no people"),
  seats: z.object({ taken: z.int(), capacity: z.int() }).nullable().describe("of a series class"),
  has_link: z.boolean().describe("whether there is a classroom to enter"),
});

/** The lessons of today by the school's clock. */
export const dayCalls = {
  "lessons/today": {
    access: allRoles,
    limit: null,
    request: emptyRequest,
    response: z.object({
      lessons: z.array(dayLesson).describe("in the order of their start, also those that are over"),
      next_at: instantField
        .nullable()
        .describe("start of the next lesson within two weeks, if none is left today"),
    }),
  },
} as const satisfies Calls;
