import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { lessonStaff, editors } from "../../base/desk/access";
import { emptyRequest, idField, instantField } from "../../base/desk/call-shapes";

const clash = z.object({
  who: z.enum(["teacher", "student"]),
  name: z.string().describe("of the class at the same time; empty for a trial lesson"),
});

const lessonMove = z.object({
  from: instantField,
  to: instantField.nullable().describe("the class's next free slot; null if there is none"),
  closed: z.string().describe("name of the closed days"),
  clashes: z.array(clash),
});

/** The lessons that are planned on closed days, and their move to other days. */
export const closedDayCalls = {
  "calendar/lessons": {
    access: lessonStaff,
    limit: null,
    request: emptyRequest,
    response: z.object({
      classes: z.array(
        z.object({
          id: idField,
          name: z.string(),
          teacher: z.string(),
          students: z.int().min(0),
          version: z.int().min(0).describe("of the record"),
          has_draft: z.boolean().describe("whether unpublished changes prevent a move"),
          lessons: z.array(lessonMove),
        }),
      ),
      others: z
        .array(
          z.object({
            of: z.enum(["live", "trial"]),
            id: idField,
            name: z.string().describe("empty for a trial lesson"),
            starts_at: instantField,
            closed: z.string(),
          }),
        )
        .describe("live classes and trial lessons, which are moved one by one"),
    }),
  },
  /**
   * Moves all lessons of classes from closed days to the classes' next free slots. Students get one notice per class. A
   * class that changed since it was listed, or has a draft, stays.
   */
  "calendar/move": {
    access: editors,
    limit: null,
    request: z.strictObject({
      classes: z
        .array(z.strictObject({ id: idField, version: z.int().min(0) }))
        .min(1)
        .max(500),
    }),
    response: z.object({
      moved: z.int().min(0).describe("lessons"),
      missed: z.array(z.string()).describe("names of the classes that stayed"),
    }),
  },
} as const satisfies Calls;
