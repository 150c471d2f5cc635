import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { owners } from "../../base/desk/access";
import { emailField, emptyResponse, idField, instantField } from "../../base/desk/call-shapes";
import { languages } from "../../base/i18n/languages";

const teacher = z.strictObject({ id: idField });

/** Accounts of teachers; for owners. `id` is that of the teacher's record. */
export const teacherCalls = {
  "teachers/account": {
    access: owners,
    limit: null,
    request: teacher,
    response: z.object({
      account: z.object({ email: z.string(), since: instantField }).nullable(),
      invitation: z.object({ email: z.string(), expires_at: instantField }).nullable(),
    }),
  },
  "teachers/invite": {
    access: owners,
    limit: null,
    request: z.strictObject({
      id: idField,
      email: emailField,
      language: z.enum(languages).describe("language of the mail and of the page"),
    }),
    response: z.object({
      link: z.string().describe("works once, for a day; returned only once"),
      mailed: z.boolean().describe("whether the invitation was also sent by mail"),
    }),
  },
  "teachers/withdraw": { access: owners, limit: null, request: teacher, response: emptyResponse },
  /** Ends the teacher's logins and deletes the account; the record and its lessons stay. */
  "teachers/end-access": { access: owners, limit: null, request: teacher, response: emptyResponse },
} as const satisfies Calls;
