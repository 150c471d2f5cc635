import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { owners } from "../../base/desk/access";
import { idField, instantField } from "../../base/desk/call-shapes";

const logValue = z.union([
  z.object({
    text: z.string(),
    href: z.string().nullable().describe("the desk page of what it names, if the caller may open it"),
  }),
  z.object({ at: instantField }),
]);

const logLine = z.object({
  id: idField,
  at: instantField,
  who: z.string().describe("name; empty for the operator's commands and what the site did by itself"),
  act: z.string().describe("`other` for a line that this version cannot read"),
  values: z.record(z.string(), logValue).describe("the values of the act's sentence, by placeholder"),
  note: z.string().describe("the reason that was entered; empty if none"),
});

/** The activity of staff; for owners. */
export const activityCalls = {
  "staff/log": {
    access: owners,
    limit: null,
    request: z.strictObject({ before: idField.optional() }),
    response: z.object({ lines: z.array(logLine), more: z.boolean() }),
  },
} as const satisfies Calls;
