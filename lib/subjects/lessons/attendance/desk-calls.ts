import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { advisers } from "../../../base/desk/access";
import { emptyRequest, emptyResponse, idField, instantField } from "../../../base/desk/call-shapes";
import { lessonMarks } from "./member-calls";
import { attendanceStates } from "../../../base/contract/attendance-states";

const lesson = {
  lesson_id: idField,
  class_id: idField,
  class_name: z.string(),
  lesson_name: z.string(),
  starts_at: instantField,
};

/** Who was in the lessons of series classes. */
export const attendanceCalls = {
  /** The started lessons of a class, the latest first. */
  "attendance/class": {
    access: advisers,
    limit: null,
    request: z.strictObject({ id: idField }),
    response: z.object({
      lessons: z.array(
        z.object({
          ...lesson,
          teacher: z.string(),
          late_minutes: z.int().min(0).describe("how late the teacher began, as staff noted it"),
          is_taken: z.boolean().describe("whether the teacher or staff marked the lesson"),
          students: z.array(
            z.object({
              ...{ id: idField, name: z.string(), state: z.enum(attendanceStates).nullable() },
              points: z.int().min(0).describe("what the student paid for the lesson and did not get back"),
            }),
          ),
        }),
      ),
    }),
  },
  /** The marks of a student, the latest first. */
  "attendance/student": {
    access: advisers,
    limit: null,
    request: z.strictObject({ id: idField }),
    response: z.object({
      lessons: z.array(
        z.object({
          ...lesson,
          state: z.enum(attendanceStates),
          by_family: z.boolean().describe("whether the family excused the student"),
        }),
      ),
    }),
  },
  /** Marks a lesson, from its start on. */
  "attendance/save": {
    access: advisers,
    limit: null,
    request: z.strictObject(lessonMarks),
    response: emptyResponse,
  },
  /** The lessons of the last 7 days that have ended, have students and are not marked, and such trial lessons. */
  "attendance/missing": {
    access: advisers,
    limit: null,
    request: emptyRequest,
    response: z.object({
      lessons: z.array(z.object({ ...lesson, teacher: z.string() })),
      trials: z.array(
        z.object({
          id: idField,
          student: z.object({ id: idField, name: z.string() }),
          starts_at: instantField,
          teacher: z.string(),
        }),
      ),
    }),
  },
} as const satisfies Calls;
