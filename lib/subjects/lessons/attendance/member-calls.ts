import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { idNumber } from "../../../base/contract/call-shapes";
import { attendanceStates } from "../../../base/contract/attendance-states";

export const lessonMarks = {
  lesson_id: idNumber,
  starts_at: z.iso.datetime().describe("start of the lesson as the form showed it"),
  marks: z
    .array(z.strictObject({ student_id: idNumber, state: z.enum(attendanceStates) }))
    .min(1)
    .max(500),
};

/** The account calls about attendance. */
export const attendanceActions = {
  /** Stores who was in a lesson. Only its teacher may, from its start on. */
  attendance: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject(lessonMarks),
    response: z.object({}),
  },
  /** Stores whether the student of a trial lesson came. Only its teacher may, from its start on. */
  "trial-attendance": {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({
      id: idNumber.describe("of the trial lesson"),
      starts_at: lessonMarks.starts_at,
      state: z.enum(attendanceStates),
    }),
    response: z.object({}),
  },
  /** Excuses an own student from a lesson ahead, or takes the excuse back. */
  excuse: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({
      lesson_id: idNumber,
      starts_at: lessonMarks.starts_at,
      student_id: idNumber.describe("the caller, or one of a parent's students"),
      excused: z.boolean(),
    }),
    response: z.object({}),
  },
} as const satisfies Calls;
