import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { advisers } from "../../../base/desk/access";
import { idField } from "../../../base/desk/call-shapes";
import { tidyLine } from "../../../base/text/visible";
import { file } from "../../../engines/calls/file";

/** Students of series classes, with the phones of their families. */
export const studentCalls = {
  "bookings/students": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      class_id: idField,
      text: z
        .string()
        .overwrite(tidyLine)
        .max(100)
        .describe("part of name, email or phone of student or parent"),
    }),
    response: z.object({
      students: z.array(
        z.object({
          id: idField,
          name: z.string(),
          parent: z.string(),
          email: z.string().nullable(),
          balance: z.int().describe("class points of the family"),
          state: z.enum(["seat", "held", "waiting"]).nullable().describe("in this class"),
        }),
      ),
    }),
  },
  "bookings/export": {
    access: advisers,
    limit: null,
    request: z.strictObject({ id: idField }),
    response: file,
  },
} as const satisfies Calls;
