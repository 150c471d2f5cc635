import * as z from "zod";
import { idField } from "../../../base/desk/call-shapes";
import { languages } from "../../../base/i18n/languages";

/** What a family would get back in money if it stopped today, in words of one language. */
export const exitQuoteShape = z.object({
  language: z.enum(languages),
  title: z.string(),
  /** Such as "US$312 back", one for each currency; a sentence if nothing was paid. */
  totals: z.array(z.string()),
  purchases: z.array(
    z.object({
      id: idField.describe("of the lot"),
      title: z.string(),
      reason: z.string().describe("the rule or law that applies"),
      source: z
        .string()
        .describe("where that law is stated, by its official English name; empty without one"),
      steps: z
        .array(z.object({ text: z.string(), amount: z.string() }))
        .describe("the computation; empty if nothing goes back"),
      exchange: z.string().describe("until when it can be exchanged; empty if it can't"),
    }),
  ),
  notes: z.array(z.string()),
});

export type DescribedExitQuote = z.output<typeof exitQuoteShape>;
