import * as z from "zod";
import { newPasswordOf } from "../../account/fields";
import { email as typedEmail } from "../../contract/fields";
import type { Role } from "../roles";

/**
 * Who may make a call: members of staff by their role, or, in these words, who is not signed in yet.
 * - `stranger`: nobody needs to be known.
 * - `halfway`: the password was right, and the second factor is still to come.
 */
export type Access = readonly Role[] | "stranger" | "halfway";

export type DeskCall = {
  access: Access;
  request: z.ZodType;
  answer: z.ZodType;
  /** Most bytes of its request's body, where 64 KB are too few. */
  maxBodyBytes?: number;
  /** Answered with a file, in place of an envelope. */
  isFile?: true;
};

export const everyone = ["owner", "editor", "adviser"] as const;

export const nothing = z.strictObject({});
/** Of a call that only does something. */
export const done = z.object({});
export const id = z.int().min(1).max(2_147_483_647);
export const email = typedEmail.check(z.toLowerCase());
export const newPassword = newPasswordOf("staff");
export const instant = z.iso.datetime({ offset: true });
/** Of this century: a slip such as the year 202 is told at the field, and no database need know year 0 or 10,000. */
const century = /^20\d\d-/;
/** A day or an instant that somebody gives. */
export const givenDay = z.iso.date().regex(century);
export const givenInstant = instant.regex(century);
