import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { accountKinds, nickname } from "../../../base/contract/account-fields";
import { requiredParagraphs } from "../../../base/contract/fields";
import { advisers, owners } from "../../../base/desk/access";
import { emailField, emptyResponse, idField } from "../../../base/desk/call-shapes";
import { languages } from "../../../base/i18n/languages";
import { maxPoints } from "../../points/limits";
import { maxNoteLength, maxPhoneLength, maxStudents } from "./limits";

const birthYear = z.int().min(1900).max(2200);
const invited = z.object({
  link: z.url().describe("works once, for two weeks; returned only once"),
  mailed: z.boolean().describe("whether the invitation was also sent by mail"),
});

const importId = idField.optional().describe("only the families of this batch");

/** A family whose email or phone is the one entered, or that the lead belongs to. */
const knownFamily = z.object({ id: idField, name: z.string(), field: z.enum(["email", "phone", "lead"]) });

/** Families that staff enter: they cannot log in until they accept their invitation. */
export const familyCalls = {
  /** Class points are for those who may enter them (lib/subjects/staff/may-enter-points). */
  "people/create": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      kind: z.enum(accountKinds).describe("`student`: an adult who learns alone, without `students`"),
      nickname,
      email: z.optional(emailField),
      phone: z.string().max(maxPhoneLength).optional().describe("as typed; with or without country code"),
      language: z.enum(languages),
      students: z
        .array(z.strictObject({ nickname, birth_year: birthYear.optional() }))
        .max(maxStudents)
        .default([]),
      points: z.int().min(0).max(maxPoints).default(0).describe("class points to start with"),
      note: z.string().max(maxNoteLength).default("").describe("for staff only"),
      shares_phone: z.boolean().default(false).describe("whether another family may have the same phone"),
      lead: z
        .strictObject({ kind: z.enum(["enrolment", "enquiry"]), id: idField })
        .optional()
        .describe("the lead that becomes the family"),
      trial: z.boolean().default(false).describe("whether the first student asks for the trial lesson"),
      key: z.uuid().describe("idempotency key: a retry acts once"),
    }),
    response: z.object({
      id: idField.nullable().describe("null, without a change, if the family may be known"),
      known: z.array(knownFamily),
    }),
  },
  /** Invites a family to its account, or again, which voids the earlier link. */
  "people/invite": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      id: idField,
      email: z.optional(emailField).describe("if left out, the family enters its own"),
      language: z.enum(languages).describe("language of the mail and of the page"),
    }),
    response: invited,
  },
  /** Counts the families that await acceptance and have no invitation that can be used. */
  "people/uninvited": {
    access: owners,
    limit: null,
    request: z.strictObject({ import_id: importId }),
    response: z.object({
      families: z.int(),
      with_email: z.int(),
      mail: z.boolean().describe("whether those with an email also get the invitation by mail"),
    }),
  },
  /** Invites the next of these families; the browser calls it until none is left. */
  "people/invite-families": {
    access: owners,
    limit: null,
    request: z.strictObject({ import_id: importId }),
    response: z.object({
      invited: z.array(
        invited.extend({
          ...{ id: idField, name: z.string(), email: z.string().nullable(), phone: z.string().nullable() },
          language: z.enum(languages).describe("of the mail and of the page"),
        }),
      ),
      left: z.int(),
    }),
  },
  /** Adds a student to a parent, whether or not the family has accepted its invitation. */
  "people/add-student": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      id: idField.describe("the parent"),
      nickname,
      birth_year: birthYear.optional(),
      consent: z
        .boolean()
        .default(false)
        .describe("the parent agreed, for a student who may be under 18 of a family with a login"),
      key: z.uuid().describe("idempotency key: a retry acts once"),
    }),
    response: z.object({ id: idField }),
  },
  "people/withdraw-invitation": {
    access: advisers,
    limit: null,
    request: z.strictObject({ id: idField }),
    response: emptyResponse,
  },
  /** Adds a note on the family of an account. */
  "people/note": {
    access: advisers,
    limit: null,
    request: z.strictObject({ id: idField, text: requiredParagraphs(maxNoteLength) }),
    response: emptyResponse,
  },
} as const satisfies Calls;
