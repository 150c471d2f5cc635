import * as z from "zod";
import { languages } from "../../../base/i18n/languages";
import { enteredDay, idField } from "../../../base/desk/call-shapes";

/** The period of a statement. Days in the wrong order are exchanged. */
export const periodFields = {
  from: enteredDay.optional().describe("by the school's clock; by default the first day two months ago"),
  to: enteredDay.optional().describe("the last day; by default today"),
};

const balance = z.object({ label: z.string(), points: z.int() });

/** A page of a statement of class points, in one language. Opening balance and all changes add up to the closing balance. */
export const statementShape = z.object({
  language: z.enum(languages),
  family: z.string(),
  title: z.string(),
  period: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  balance_label: z.string(),
  opening: balance,
  lines: z.array(
    z.object({
      id: idField,
      day: z.string(),
      text: z.string().describe("what happened"),
      details: z.array(z.string()).describe("the student, the note of staff, and the points by their end"),
      change: z.int(),
      balance: z.int().describe("after this change"),
    }),
  ),
  closing: balance,
  none: z.string().describe("a sentence for a period without changes"),
  next: idField.nullable().describe("the line after which the next page starts; null on the last"),
});

export type Statement = z.output<typeof statementShape>;
