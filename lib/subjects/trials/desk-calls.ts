import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { attendanceStates } from "../../base/contract/attendance-states";
import { trialWishes } from "../../base/contract/call-shapes";
import { trialStates } from "../../base/contract/trial-states";
import { advisers } from "../../base/desk/access";
import { enteredInstant, idField, instantField } from "../../base/desk/call-shapes";
import { maxMeetingUrlLength } from "../../base/links/meeting-url";
import { trialWarningCodes } from "./warning-codes";
import { tidyLine } from "../../base/text/visible";

const state = z.enum(trialStates);

/** The free trial lesson of a family. */
export const trial = z.object({
  id: idField,
  revision: z.int(),
  state,
  attendance: z.enum(attendanceStates).nullable().describe("what the teacher marked"),
  asked_at: instantField,
  ended_at: instantField.nullable().describe("when the family withdrew it, or the school closed it"),
  starts_at: instantField.nullable(),
  teacher_id: idField.nullable(),
  teacher: z.string(),
  meeting_url: z.string().nullable().describe("link of this lesson only; null if the teacher's is used"),
  has_link: z.boolean().describe("whether the lesson can be entered by a link; false until it is arranged"),
  student: z.object({ id: idField, name: z.string(), birth_year: z.int().nullable() }),
  email: z.string().nullable().describe("the family's email"),
  reached_by: z.enum(["mail", "hand"]).describe("how the family hears of changes"),
  phone: z.string().nullable().describe("the family's phone for contact, in E.164"),
  language: z.string().nullable(),
  wishes: trialWishes.nullable().describe("null for a request older than the form, and after erasure"),
});

/** One state, or all of them. */
const filterState = z.enum([...trialStates, "all"]);

const trialVersion = {
  id: idField,
  revision: z.int().min(0).describe("revision that the form was loaded with"),
};

const arrangement = {
  starts_at: enteredInstant,
  teacher_id: idField,
  meeting_url: z
    .string()
    .overwrite(tidyLine)
    .max(maxMeetingUrlLength)
    .default("")
    .describe("https link of this lesson only; empty for the teacher's"),
};

const warning = z.object({
  code: z.enum(trialWarningCodes),
  at: instantField.optional().describe("start of the trial lesson, for a clash"),
  other: z
    .record(z.string(), z.string().optional())
    .optional()
    .describe("the class at the same time, or the place with the same link"),
});

export const trialCalls = {
  "trials/list": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      state: filterState.default("asked"),
      text: z
        .string()
        .overwrite(tidyLine)
        .max(100)
        .default("")
        .describe("part of a name, email, phone number or id"),
      page: z.int().min(1).max(10_000).default(1),
    }),
    response: z.object({ trials: z.array(trial), more: z.boolean() }),
  },
  "trials/change": {
    access: advisers,
    limit: null,
    request: z.discriminatedUnion("to", [
      z.strictObject({
        ...trialVersion,
        to: z.literal("arranged"),
        ...arrangement,
      }),
      z.strictObject({ ...trialVersion, to: z.enum(["asked", "held", "missed", "closed"]) }),
    ]),
    response: z.object({
      saved: z.boolean().describe("false, with the current trial lesson, after a conflict"),
      trial,
    }),
  },
  /** Asks for warnings before a trial lesson is arranged or moved. */
  "trials/warnings": {
    access: advisers,
    limit: null,
    request: z.strictObject({ id: idField, ...arrangement }),
    response: z.object({ warnings: z.array(warning) }),
  },
} as const satisfies Calls;
