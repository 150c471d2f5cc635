import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { lessonStaff } from "../../../base/desk/access";
import { idField, instantField } from "../../../base/desk/call-shapes";
import { maxMeetingUrlLength } from "../../../base/links/meeting-url";
import { tidyLine } from "../../../base/text/visible";

const lessonRef = {
  of: z.enum(["series", "live"]),
  id: idField.describe("of the series class or the live class"),
  starts_at: instantField,
};

const lesson = z.object({
  ...lessonRef,
  class_name: z.string().describe("of a series class, or the course of a live class"),
  lesson_name: z.string(),
  ended_at: instantField,
  is_late: z.boolean().describe("whether the 24 hours that the terms promise have passed"),
  url: z.string().describe("address of the recording for participants; empty if there is none"),
  is_public: z.boolean().describe("whether the content has a public recording of the live class"),
});

/** Recordings of lessons that ended in the last 30 days. */
export const recordingCalls = {
  "recordings/list": {
    access: lessonStaff,
    limit: null,
    request: z.strictObject({
      recorded: z.boolean().default(false).describe("list lessons that have a recording instead"),
    }),
    response: z.object({ lessons: z.array(lesson), total: z.int() }),
  },
  "recordings/save": {
    access: lessonStaff,
    limit: null,
    request: z.strictObject({
      ...lessonRef,
      url: z.string().overwrite(tidyLine).max(maxMeetingUrlLength).describe("empty removes the recording"),
      seen: z.string().max(maxMeetingUrlLength).describe("address that the form was loaded with"),
    }),
    response: z.object({
      saved: z.boolean().describe("false, with the current address, if somebody else changed it"),
      url: z.string(),
    }),
  },
} as const satisfies Calls;
