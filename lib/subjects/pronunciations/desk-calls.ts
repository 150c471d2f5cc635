import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { editors } from "../../base/desk/access";
import { idField, instantField } from "../../base/desk/call-shapes";

export const pronunciationCalls = {
  /** What a teacher agreed to about recordings. `id` is that of the teacher. */
  "pronunciations/consent": {
    access: editors,
    limit: null,
    request: z.strictObject({ id: idField }),
    response: z.object({
      consent: z
        .object({
          sentence: z.string(),
          language: z.string().describe("of the sentence"),
          at: instantField,
        })
        .nullable(),
    }),
  },
} as const satisfies Calls;
