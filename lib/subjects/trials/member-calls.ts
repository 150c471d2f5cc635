import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { idNumber, trialState, trialWishes } from "../../base/contract/call-shapes";

const trialRevision = z.int().min(0).describe("revision of the trial request that the form was loaded with");

/** The account calls about the trial lesson. */
export const trialActions = {
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
} as const satisfies Calls;
