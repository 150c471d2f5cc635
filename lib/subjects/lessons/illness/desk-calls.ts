import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { advisers } from "../../../base/desk/access";
import { enteredDay, idField, instantField } from "../../../base/desk/call-shapes";
import { courseModes } from "../../series/item";

const substitute = z.object({
  id: idField,
  name: z.string(),
  teaches_kind: z.boolean().describe("whether the teacher gives lessons of this kind"),
  speaks: z
    .boolean()
    .describe("whether the teacher speaks a language of the students, as far as it is known"),
});

const substitutes = z.array(substitute).describe("teachers who are free then, the most suitable first");

const lesson = z.object({
  id: idField,
  name: z.string(),
  starts_at: instantField,
  ends_at: instantField,
  substitutes,
});

/** The lessons of a teacher who is ill. They change by `lessons/change`. */
export const illnessCalls = {
  "illness/lessons": {
    access: advisers,
    limit: null,
    request: z.strictObject({ teacher_id: idField, first_day: enteredDay, last_day: enteredDay }),
    response: z.object({
      classes: z.array(
        z.object({
          id: idField,
          name: z.string(),
          mode: z.enum(courseModes),
          version: z.int().min(0).describe("of the class; a change names the one that it was made from"),
          students: z.array(z.string()),
          lessons: z.array(lesson).describe("those that are not over, by start"),
          substitutes: substitutes.describe("teachers who are free at all of these lessons"),
        }),
      ),
      others: z
        .array(
          lesson.omit({ id: true }).extend({
            of: z.enum(["live", "trial"]),
            id: idField.describe("of the live class or trial lesson"),
            name: z.string().describe("of the live class; of the student of a trial lesson"),
          }),
        )
        .describe("live classes and trial lessons, which are changed one by one"),
    }),
  },
} as const satisfies Calls;
