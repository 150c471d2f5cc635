import * as z from "zod";
import { languages } from "../../base/i18n/languages";

/** A receipt as it is shown and printed: finished texts in the buyer's language. */
export const receiptShape = z.object({
  language: z.enum(languages),
  number: z.string(),
  title: z.string(),
  issuer: z.array(z.string()).describe("lines: name, address, tax code"),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  items: z.array(z.object({ text: z.string(), amount: z.string() })),
  total: z.object({ label: z.string(), amount: z.string() }),
  note: z.string(),
});
