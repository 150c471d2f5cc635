import * as z from "zod";
import type { Calls } from "../calls/call";
import { languages } from "../i18n/languages";
import { nickname } from "./fields";
import { changePasswordForm, nameForm } from "./forms";
import { idNumber, timeZone, trialState, trialWishes, waitingPlace } from "./shapes";

/** A wide range for the schema; plausibility against today's date is checked in lib/family/students. */
const birthYear = z.int().min(1900).max(2200);
const trialRevision = z.int().min(0).describe("revision of the trial request that the form was loaded with");
const consent = z.boolean().describe("the parent's consent, for a child who may be under 18");

/**
 * What a member can do on the built-in account pages, by name: `POST /api/account/{name}` with the bearer header.
 * Every action is safe to repeat; where that needs it, with an Idempotency-Key.
 */
export const accountActions = {
  /** Changes the member's own name. */
  name: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject(nameForm.shape),
    response: z.object({ nickname: z.string() }),
  },
  password: {
    access: "token",
    limit: "passwordChange",
    request: z.strictObject(changePasswordForm.shape),
    response: z.object({ ended: z.int().describe("number of other sessions that ended") }),
  },
  /** A parent opens an account for a child. */
  student: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({
      nickname,
      birth_year: birthYear,
      consent,
    }),
    response: z.object({ id: z.int() }),
  },
  /** A parent corrects a student's name and year of birth. */
  "correct-student": {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({
      student_id: idNumber,
      nickname,
      birth_year: birthYear.optional().describe("if left out, it stays unchanged"),
      consent,
    }),
    response: z.object({ nickname: z.string(), birth_year: z.int().nullable() }),
  },
  /** Requests the free trial lesson: by a student, or by a parent for one of their students. */
  trial: {
    access: "token",
    limit: "trialRequest",
    request: trialWishes.extend({ student_id: idNumber.optional() }),
    response: z.object({ state: trialState }),
  },
  /** Replaces the wishes of a trial lesson that the school has not arranged yet. */
  "change-trial": {
    access: "token",
    limit: "trialRequest",
    request: trialWishes.extend({ revision: trialRevision }),
    response: z.object({ state: trialState }),
  },
  /** Withdraws the trial lesson, whether or not it is arranged already. */
  "withdraw-trial": {
    access: "token",
    limit: "trialRequest",
    request: z.strictObject({ revision: trialRevision }),
    response: z.object({ state: trialState }),
  },
  /** A parent applies for a series class, for one of its students. */
  apply: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ student_id: idNumber, class_id: idNumber }),
    response: z.object({ students: z.int().describe("seats taken, including this one") }),
  },
  /** Joins or leaves the waiting list of a full series class: for oneself, or for one of a parent's students. */
  waiting: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ class_id: idNumber, student_id: idNumber.optional(), waiting: z.boolean() }),
    response: z.object({ places: z.array(waitingPlace) }),
  },
  /**
   * Creates or revokes the secret calendar address of oneself or a parent's student. Either way the previous
   * address stops working.
   */
  calendar: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ student_id: idNumber.optional(), on: z.boolean() }),
    response: z.object({
      address: z.string().nullable().describe("returned only once; it cannot be read again"),
    }),
  },
  /** Saves a live class to the member's own list, or removes it. */
  "saved-live": {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ id: idNumber, saved: z.boolean() }),
    response: z.object({ lives: z.array(z.int()) }),
  },
  /** Resends the link that confirms the member's email address. */
  "confirm-email": {
    access: "token",
    limit: "confirmMail",
    request: z.strictObject({}),
    response: z.object({}),
  },
  /** Ends one of the member's own sessions. */
  "end-session": {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ id: idNumber }),
    response: z.object({}),
  },
  /** Ends all of the member's sessions except the calling one. */
  "end-other-sessions": {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({}),
    response: z.object({ ended: z.int().min(0) }),
  },
  /** Stores the browser's language and time zone for mails to the member. */
  reader: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ language: z.enum(languages), time_zone: timeZone }),
    response: z.object({}),
  },
} as const satisfies Calls;
