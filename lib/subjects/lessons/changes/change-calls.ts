import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { requiredText } from "../../../base/contract/fields";
import { advisers } from "../../../base/desk/access";
import { enteredInstant, idField, instantField } from "../../../base/desk/call-shapes";
import { lessonKinds } from "../../../base/paths";
import { maxMeetingUrlLength } from "../../../base/links/meeting-url";
import { tidyLine } from "../../../base/text/visible";
import { maxReasonLength } from "../../points/limits";
import { readyReasons } from "./reasons";

const person = z.object({ id: idField, name: z.string() });

const classLesson = z.object({
  id: idField,
  name: z.string(),
  starts_at: instantField,
  ends_at: instantField,
  is_over: z.boolean(),
  teacher: person,
  is_substituted: z.boolean().describe("whether the teacher is a substitute"),
  meeting_url: z.string().describe("the lesson's own link; empty if it has none"),
});

const canceledLesson = z.object({
  id: idField,
  name: z.string(),
  starts_at: instantField,
  canceled_at: instantField,
  is_late: z
    .boolean()
    .describe("whether it was canceled less than `lateCancelHours` of the school before the start"),
});

const classLessons = z.object({
  version: z.int().min(0).describe("of the class; a change names the one that it was made from"),
  lessons: z.array(classLesson),
  canceled: z.array(canceledLesson),
  points: z
    .object({ paid: z.int(), held: z.int(), ahead: z.int(), given_back: z.int() })
    .describe("class points of the seats: what was paid is the sum of the others"),
  next_start: instantField
    .nullable()
    .describe("start of a lesson after the last, in the rhythm of the class"),
  teachers: z.array(person).describe("all teachers, by name"),
  reasons: z.array(z.object({ id: z.enum(readyReasons), text: z.string() })),
});

const changeFields = {
  class_id: idField,
  change: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("move"), lesson_id: idField, starts_at: enteredInstant }),
    z.strictObject({
      kind: z.literal("cancel"),
      lesson_id: idField,
      instead: enteredInstant
        .nullable()
        .describe("start of the lesson that is added at the end; null gives the points back"),
    }),
    z.strictObject({
      kind: z.literal("substitute"),
      lesson_ids: z.array(idField).min(1).max(200),
      teacher_id: idField,
    }),
    z.strictObject({
      kind: z.literal("link"),
      lesson_id: idField,
      meeting_url: z
        .string()
        .overwrite(tidyLine)
        .max(maxMeetingUrlLength)
        .describe("empty removes the lesson's own link"),
    }),
  ]),
};

const warning = z.object({
  key: z.string().describe("identifies the warning; a change names those that staff accepted"),
  code: z.enum(["teacherBusy", "studentBusy"]),
  at: instantField.describe("start of the lesson of this class"),
  who: z.array(z.string()).describe("name of the teacher, or of the first students"),
  count: z.int().min(1).describe("how many they are"),
  of: z.enum(lessonKinds),
  other: z.string().describe("name of the other class; empty for a trial lesson"),
});

/** Lessons of a series class and their changes. */
export const lessonChangeCalls = {
  "lessons/of-class": {
    access: advisers,
    limit: null,
    request: z.strictObject({ class_id: idField }),
    response: classLessons,
  },
  "lessons/preview": {
    access: advisers,
    limit: null,
    request: z.strictObject(changeFields),
    response: z.object({
      warnings: z.array(warning),
      families: z.array(
        z.object({
          name: z.string(),
          students: z.array(z.string()),
          language: z.string().nullable(),
          has_email: z.boolean().describe("whether mail reaches the family; else staff send it by hand"),
          points: z.int().describe("class points that the family gets back"),
        }),
      ),
      teachers: z.array(
        z.object({
          name: z.string(),
          change: z.enum(["moved", "canceled", "assigned", "released"]),
          has_email: z.boolean(),
        }),
      ),
    }),
  },
  "lessons/change": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      ...changeFields,
      version: z.int().min(0),
      reason: z
        .strictObject({
          ready: z.enum(readyReasons).optional(),
          text: z.optional(requiredText(maxReasonLength)),
        })
        .refine(({ ready, text }) => (ready === undefined) !== (text === undefined))
        .describe("one of the ready sentences, or a text of one's own"),
      accepted: z.array(z.string().max(100)).max(500).describe("keys of the warnings that staff accepted"),
    }),
    response: z.object({
      saved: z.enum(["saved", "stale", "clash"]).describe("stale: the class was changed in the meantime"),
      warnings: z.array(warning).describe("those that were not accepted"),
      class: classLessons,
    }),
  },
} as const satisfies Calls;
