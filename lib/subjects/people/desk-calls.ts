import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { maxPoints, maxReasonLength } from "../points/limits";
import { ledgerReasons, lotSources } from "../points/reasons";
import { requiredText } from "../../base/contract/fields";
import { messengers } from "../../base/contract/trial-request";
import { owners, advisers } from "../../base/desk/access";
import { emptyRequest, enteredDay, idField, instantField } from "../../base/desk/call-shapes";
import { givenConsent } from "../consents/read";
import { messengerCalls } from "./desk/messenger-calls";
import { familyCalls } from "./families/desk-calls";
import { importCalls } from "./imports/desk-calls";
import { studentCalls } from "./desk/student-calls";
import { seat } from "../series/bookings/desk-calls";
import { trial } from "../trials/desk-calls";
import { tidyLine } from "../../base/text/visible";

const kind = z.enum(["parent", "student", "teacher"]);
const person = z.object({ id: idField, name: z.string(), email: z.string().nullable() });

const accountRow = person.extend({
  kind,
  created_at: instantField,
  suspect: z.boolean(),
  points: z.int().nullable().describe("balance of the family; null for a teacher"),
  awaits_acceptance: z.boolean(),
  parent: z.string().describe("name of the student's parent, if any"),
});

const ledgerLine = z.object({
  id: idField,
  at: instantField,
  change: z.int(),
  balance: z.int(),
  reason: z.enum(ledgerReasons),
  class_name: z.string().describe("of a booking"),
  student: z.string().describe("of a booking"),
  pause: z
    .object({ first_day: z.iso.date(), last_day: z.iso.date() })
    .nullable()
    .describe("the days that do not count"),
  other_family: z
    .string()
    .describe("of moved points: who gave or got them; empty after that family was erased"),
  note: z.string(),
  who: z.string().describe("member of staff; empty for students and the operator's commands"),
});

const lot = z.object({
  id: idField,
  source: z.enum(lotSources),
  points: z.int().describe("that came in"),
  remaining: z.int(),
  last_day: enteredDay.nullable().describe("by the school's clock; null if the points do not end"),
  created_at: instantField,
});

const note = z.object({
  id: idField,
  at: instantField,
  text: z.string(),
  who: z.string().describe("empty after the account of the staff member was erased"),
});

const account = person.extend({
  kind,
  created_at: instantField,
  suspect: z.boolean(),
  language: z.string().nullable(),
  birth_year: z.int().nullable(),
  consent_at: instantField.nullable().describe("of a parent, for a student who may be under 18"),
  consents: z.array(givenConsent).describe("by the person of this account"),
  logins: z.int().describe("number of open sessions"),
  messenger: z
    .object({ channel: z.enum(messengers), contact: z.string() })
    .nullable()
    .describe("how the family is notified; null for mail"),
  phones: z
    .array(z.string())
    .describe("E.164: the account's own, and those of enrolments with the same email"),
  awaits_acceptance: z.boolean().describe("entered by staff, and nobody has accepted the invitation yet"),
  invitation: z
    .object({ email: z.string().nullable(), expires_at: instantField })
    .nullable()
    .describe("also an expired one"),
  notes: z.array(note).nullable().describe("on the family, oldest first; null for a teacher"),
  teacher: z.string().describe("name of the teacher with this account"),
  parent: person.nullable(),
  students: z.array(person.extend({ birth_year: z.int().nullable() })).describe("of the family"),
  points: z.int().nullable(),
  lots: z.array(lot).describe("newest first, also those that are spent or have ended"),
  ledger: z.array(ledgerLine).describe("newest first"),
  ledger_more: z.boolean(),
  seats: z.array(seat).describe("of all students of the family, newest first"),
  trial: trial.nullable(),
});

/**
 * Accounts of students, parents and teachers. Advisers may look families up. Class points and logins are for owners.
 */
export const peopleCalls = {
  ...studentCalls,
  ...messengerCalls,
  ...familyCalls,
  ...importCalls,
  "people/list": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      text: z.string().overwrite(tidyLine).max(100).default("").describe("part of name, email or phone"),
      kind: kind.optional(),
      sort: z.enum(["newest", "oldest", "name"]).default("newest"),
      after: z.string().max(400).optional().describe("cursor of the previous page"),
    }),
    response: z.object({ accounts: z.array(accountRow), after: z.string().nullable() }),
  },
  "people/show": {
    access: advisers,
    limit: null,
    request: z.strictObject({ id: idField }),
    response: account,
  },
  /** For advisers only if an owner allows it (lib/subjects/staff/may-enter-points). */
  "people/points": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      id: idField,
      change: z.int().min(-maxPoints).max(maxPoints).refine(Boolean),
      reason: requiredText(maxReasonLength),
      last_day: enteredDay
        .nullish()
        .describe("last day on which points that are added can be used; null if they do not end"),
      seen: z.int().min(0).describe("id of the ledger's newest line that the form was loaded with"),
      key: z.uuid().describe("idempotency key: a retry acts once"),
    }),
    response: z.object({
      saved: z.boolean().describe("false, with the current account, if the points changed in the meantime"),
      account,
    }),
  },
  /** Changes the last day of points. For advisers only if an owner allows it. */
  "people/points-end": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      id: idField,
      lot_id: idField,
      last_day: enteredDay.nullable().describe("today or later; null if the points do not end any more"),
      reason: requiredText(maxReasonLength),
    }),
    response: z.object({ account }),
  },
  /** Pauses points: the days do not count, and their last day moves by as many. For advisers only if an owner allows it. */
  "people/points-pause": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      id: idField,
      lot_id: idField,
      first_day: enteredDay.describe("by the school's clock; the days may be over"),
      last_day: enteredDay,
      reason: requiredText(maxReasonLength),
      key: z.uuid().describe("idempotency key: a retry acts once"),
    }),
    response: z.object({ account }),
  },
  /** Moves points to another family, with the price paid for them. For advisers only if an owner allows it. */
  "people/points-move": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      id: idField,
      lot_id: idField,
      points: z.int().min(1).max(maxPoints),
      to_id: idField.describe("any account of the family that gets them"),
      reason: requiredText(maxReasonLength).check(z.describe("stored in the ledgers of both families")),
      key: z.uuid().describe("idempotency key: a retry acts once"),
    }),
    response: z.object({ account }),
  },
  "people/link": {
    access: owners,
    limit: null,
    request: z.strictObject({ id: idField }),
    response: z.object({
      link: z.url().describe("password reset link: works once, for an hour; returned only once"),
    }),
  },
  "people/teachers": {
    access: advisers,
    limit: null,
    request: emptyRequest,
    response: z.object({ teachers: z.array(z.object({ id: idField, name: z.string() })) }),
  },
} as const satisfies Calls;
