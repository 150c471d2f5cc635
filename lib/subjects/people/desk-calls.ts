import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { maxPoints, maxReasonLength } from "../points/limits";
import { requiredText } from "../../base/contract/fields";
import { owners, advisers } from "../../base/desk/access";
import { emptyRequest, idField, instantField } from "../../base/desk/call-shapes";
import { givenConsent } from "../consents/read";
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
  parent: z.string().describe("name of the student's parent, if any"),
});

const ledgerLine = z.object({
  id: idField,
  at: instantField,
  change: z.int(),
  balance: z.int(),
  reason: z.enum(["opening", "booking", "refund", "operator"]),
  class_name: z.string().describe("of a booking"),
  student: z.string().describe("of a booking"),
  note: z.string(),
  who: z.string().describe("member of staff; empty for students and the operator's commands"),
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
  phones: z.array(z.string()).describe("E.164, from enrolments with the same email"),
  teacher: z.string().describe("name of the teacher with this account"),
  parent: person.nullable(),
  students: z.array(person.extend({ birth_year: z.int().nullable() })).describe("of the family"),
  points: z.int().nullable(),
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
      seen: z.int().min(0).describe("id of the ledger's newest line that the form was loaded with"),
      key: z.uuid().describe("idempotency key: a retry acts once"),
    }),
    response: z.object({
      saved: z.boolean().describe("false, with the current account, if the points changed in the meantime"),
      account,
    }),
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
