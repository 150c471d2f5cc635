import * as z from "zod";
import { newPasswordFor } from "../contract/account-fields";
import { email as typedEmail } from "../contract/fields";

/* Schemas that several desk calls share. */

export const emptyRequest = z.strictObject({});
/** Response of a call without data. */
export const emptyResponse = z.object({});
export const idField = z.int().min(1).max(2_147_483_647);
export const emailField = typedEmail.check(z.toLowerCase());
export const newStaffPassword = newPasswordFor("staff");
export const instantField = z.iso.datetime({ offset: true });
/**
 * Years 2000 to 2099: a typo such as the year 202 is reported at its field, and the database never gets year 0 or
 * 10,000.
 */
const century = /^20\d\d-/;
/** A day or an instant entered by a person. */
export const enteredDay = z.iso.date().regex(century);
export const enteredInstant = instantField.regex(century);
