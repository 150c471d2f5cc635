import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { file } from "../../../engines/calls/file";
import { tableFormatField } from "../../../engines/calls/table-file";
import { monthField } from "./month";
import { kindHoursShape, totalShape } from "./shapes";

/** The account view of a teacher's own hours: `GET /api/account/hours`. */
export const hoursViews = {
  hours: {
    access: "token",
    limit: "accountRead",
    request: z.strictObject({ month: monthField.optional().describe("the current one if it is missing") }),
    response: z.object({
      month: monthField,
      months: z.array(monthField).describe("that can be chosen, the latest first"),
      kinds: z.array(kindHoursShape),
      totals: z.array(totalShape),
    }),
  },
} as const satisfies Calls;

/** The same as a file: `POST /api/account/hours`. */
export const hoursFiles = {
  hours: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ month: monthField, format: tableFormatField }),
    response: file,
  },
} as const satisfies Calls;
