import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { nickname } from "../../base/contract/account-fields";
import { idNumber } from "../../base/contract/call-shapes";
import { nameForm } from "../identity/forms";

/** A wide range for the schema; plausibility against today's date is checked in lib/subjects/family/students. */
const birthYear = z.int().min(1900).max(2200);
const consent = z.boolean().describe("the parent's consent, for a child who may be under 18");

/** The account calls about names and the students of a family. */
export const familyActions = {
  /** Changes the member's own name. */
  name: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject(nameForm.shape),
    response: z.object({ nickname: z.string() }),
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
} as const satisfies Calls;
