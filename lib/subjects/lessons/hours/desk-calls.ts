import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { accountants, advisers, owners } from "../../../base/desk/access";
import { emptyResponse, idField, instantField } from "../../../base/desk/call-shapes";
import { file } from "../../../engines/calls/file";
import { tableFormatField } from "../../../engines/calls/table-file";
import { taughtKinds } from "../kinds";
import { monthField } from "./month";
import { kindHoursShape, rateShape, totalShape } from "./shapes";

const month = z.strictObject({ month: monthField });

const rates = z.object({
  rates: z
    .array(rateShape.extend({ kind: z.enum(taughtKinds), month: monthField.describe("from when it counts") }))
    .describe("by kind, the latest month first"),
});

/** The longest delay of a teacher, in minutes. */
const maxDelay = 240;

/** What teachers held in a month, and what they earn. */
export const hoursCalls = {
  "hours/month": {
    access: accountants,
    limit: null,
    request: month,
    response: z.object({
      teachers: z.array(
        z.object({
          id: idField,
          name: z.string(),
          kinds: z.array(kindHoursShape),
          totals: z.array(totalShape),
        }),
      ),
      totals: z.array(totalShape).describe("of all teachers"),
      unmarked_trials: z.int().min(0).describe("trial lessons that are over and have no outcome yet"),
      late_cancel_hours: z.int().describe("a lesson canceled less than this before its start counts as late"),
    }),
  },
  "hours/export": {
    access: accountants,
    limit: null,
    request: month.extend({ format: tableFormatField }),
    response: file,
  },
  "hours/rates": {
    access: owners,
    limit: null,
    request: z.strictObject({ teacher_id: idField }),
    response: rates,
  },
  "hours/set-rate": {
    access: owners,
    limit: null,
    request: z.strictObject({
      teacher_id: idField,
      kind: z.enum(taughtKinds),
      month: monthField,
      rate: rateShape
        .nullable()
        .describe("null removes the rate of this month, so that the one before counts"),
    }),
    response: rates,
  },
  /** Notes how late the teacher of a lesson began. */
  "hours/delay": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      lesson_id: idField,
      starts_at: instantField.describe("start of the lesson as the form showed it"),
      minutes: z.int().min(0).max(maxDelay).describe("0 removes the note"),
    }),
    response: emptyResponse,
  },
} as const satisfies Calls;
