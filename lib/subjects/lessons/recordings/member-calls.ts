import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { idNumber } from "../../../base/contract/call-shapes";
import { maxMeetingUrlLength } from "../../../base/links/meeting-url";
import { tidyLine } from "../../../base/text/visible";

/** The account calls about lessons. */
export const classroomActions = {
  /**
   * Stores the address of the recording of a lesson that is over, or deletes it. Only the lesson's teacher may; saving
   * the same address again changes nothing.
   */
  recording: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({
      of: z.enum(["series", "live"]),
      id: idNumber.describe("of the series class or live class"),
      from: z.iso.datetime().describe("start of the lesson"),
      url: z
        .string()
        .overwrite(tidyLine)
        .max(maxMeetingUrlLength)
        .nullable()
        .describe("https address; null deletes the stored one"),
    }),
    response: z.object({ recording: z.string().nullable() }),
  },
} as const satisfies Calls;
