import * as z from "zod";
import { languages } from "../i18n/languages";
import { nickname } from "./fields";
import { changePasswordForm, nameForm } from "./forms";
import { idNumber, timeZone, trialState, trialWishes, waitingPlace } from "./shapes";

/** Whether somebody alive may be born in it depends on the day (lib/provider/accounts/family). */
const birthYear = z.int().min(1900).max(2200);
const trialRevision = z.int().min(0).describe("of the request as it was shown");
const consent = z.boolean().describe("of the parent, for a child who may be under 18");

/**
 * What a member does on the embedded account pages, by name: `POST /api/account/{name}` with the bearer header. Each
 * may be sent twice and acts once; where that needs it, with an Idempotency-Key.
 */
export const accountActions = {
  /** A new name for oneself. */
  name: {
    request: z.strictObject(nameForm.shape),
    answer: z.object({ nickname: z.string() }),
  },
  password: {
    request: z.strictObject(changePasswordForm.shape),
    answer: z.object({ ended: z.int().describe("how many other logins it ended") }),
  },
  /** A parent opens an account for a child. */
  student: {
    request: z.strictObject({
      nickname,
      birth_year: birthYear,
      consent,
    }),
    answer: z.object({ id: z.int() }),
  },
  /** A parent puts right the name and the year of birth of one of its students. */
  "correct-student": {
    request: z.strictObject({
      student_id: idNumber,
      nickname,
      birth_year: birthYear.optional().describe("left out, it stays as it is"),
      consent,
    }),
    answer: z.object({ nickname: z.string(), birth_year: z.int().nullable() }),
  },
  /** The free trial lesson is asked for: by a student, or by a parent for one of its students. */
  trial: {
    request: trialWishes.extend({ student_id: idNumber.optional() }),
    answer: z.object({ state: trialState }),
  },
  /** What was said of the trial lesson is said anew, as long as the school has not arranged it. */
  "change-trial": {
    request: trialWishes.extend({ revision: trialRevision }),
    answer: z.object({ state: trialState }),
  },
  /** The trial lesson is no longer asked for, whether or not it is arranged already. */
  "withdraw-trial": {
    request: z.strictObject({ revision: trialRevision }),
    answer: z.object({ state: trialState }),
  },
  /** A parent applies for a series class, for one of its students. */
  apply: {
    request: z.strictObject({ student_id: idNumber, class_id: idNumber }),
    answer: z.object({ students: z.int().describe("seats taken, this one included") }),
  },
  /** A student waits for a seat in a full series class, or no longer: oneself, or one of a parent's students. */
  waiting: {
    request: z.strictObject({ class_id: idNumber, student_id: idNumber.optional(), waiting: z.boolean() }),
    answer: z.object({ places: z.array(waitingPlace) }),
  },
  /** A secret calendar address of oneself or a parent's student: made anew, or ended. What was given out before ends. */
  calendar: {
    request: z.strictObject({ student_id: idNumber.optional(), on: z.boolean() }),
    answer: z.object({ address: z.string().nullable().describe("told this once; nobody can read it again") }),
  },
  /** A live class is put on one's own list, or taken off it. */
  "saved-live": {
    request: z.strictObject({ id: idNumber, saved: z.boolean() }),
    answer: z.object({ lives: z.array(z.int()) }),
  },
  /** The link that confirms one's address is sent again. */
  "confirm-email": { request: z.strictObject({}), answer: z.object({}) },
  /** Ends one of one's own logins. */
  "end-session": { request: z.strictObject({ id: idNumber }), answer: z.object({}) },
  /** Ends all of one's logins but the one that asks. */
  "end-other-sessions": { request: z.strictObject({}), answer: z.object({ ended: z.int().min(0) }) },
  /** In which language and by which clock one is written to, as one's browser says. */
  reader: {
    request: z.strictObject({ language: z.enum(languages), time_zone: timeZone }),
    answer: z.object({}),
  },
} as const;

export type AccountActionName = keyof typeof accountActions;
export type AccountActionInput<Name extends AccountActionName> = z.input<
  (typeof accountActions)[Name]["request"]
>;
export type AccountActionRequest<Name extends AccountActionName> = z.output<
  (typeof accountActions)[Name]["request"]
>;
export type AccountActionAnswer<Name extends AccountActionName> = z.output<
  (typeof accountActions)[Name]["answer"]
>;
