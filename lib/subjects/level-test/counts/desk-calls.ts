import * as z from "zod";
import { file } from "../../../engines/calls/file";
import type { Calls } from "../../../base/contract/call";
import { lessonStaff } from "../../../base/desk/access";
import { enteredDay } from "../../../base/desk/call-shapes";
import { languages } from "../../../base/i18n/languages";

/** Days in the school's time zone, both included. */
const dayRange = z.strictObject({ from: enteredDay, to: enteredDay });

/** How many visitors begin and finish the level test and then register. */
export const testCountCalls = {
  "level-test/days": {
    access: lessonStaff,
    limit: null,
    request: dayRange,
    response: z.object({
      days: z
        .array(
          z.object({
            day: z.iso.date(),
            language: z.enum(languages),
            started: z.int().describe("tests with a first answer"),
            finished: z.int().describe("tests with a result"),
            registered: z.int().describe("registrations on the way from a tested result to the free lesson"),
          }),
        )
        .describe("days and languages with any activity, newest first"),
    }),
  },
  "level-test/export": { access: lessonStaff, limit: null, request: dayRange, response: file },
} as const satisfies Calls;
