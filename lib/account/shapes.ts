import * as z from "zod";
import { trialWishFields } from "./trial-request";
import { trialStates } from "./trial-states";

/* Parts that the account calls share and no form needs. */

/** Largest number that an id column holds. */
export const largestId = 2_147_483_647;
export const idNumber = z.int().min(1).max(largestId);
/** `none` until somebody asks for it. */
export const trialState = z.enum(["none", ...trialStates]);
/** A student's place in the line for a full series class. */
export const waitingPlace = z.object({
  class_id: idNumber,
  combo_name: z.string(),
  student_id: idNumber,
  student: z.string(),
  place: z.int().min(1).describe("1 is the next"),
  held_until: z.iso.datetime().nullable().describe("a seat is held for the student until then"),
  lapsed_at: z.iso
    .datetime()
    .nullable()
    .describe("a seat was held until then, and let go: the student is in the line no more"),
});

/** Where somebody is logged in, in words that its owner recognizes it by. */
export const openSession = z.object({
  id: idNumber,
  browser: z.string().nullable().describe("by its name; null where it is not known"),
  system: z.string().nullable().describe("the operating system, by its name"),
  network: z.string().nullable().describe("the first part of the network address, such as 203.0.113.*"),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().describe("to the minute"),
  current: z.boolean().describe("the one that asks"),
});

/** A name of a zone as a browser gives it; another's is no reason to refuse what it comes with. */
export const timeZone = z
  .string()
  .max(64)
  .refine((name) => isTimeZone(name))
  .nullable()
  .catch(null);

/** The zone of hours that somebody entered, which mean nothing without it. */
const knownTimeZone = z
  .string()
  .min(1)
  .max(64)
  .refine((name) => isTimeZone(name), "must be a time zone, such as Asia/Shanghai");

/** What a family says of the trial lesson that it asks for. */
export const trialWishes = z.strictObject({
  ...trialWishFields,
  time_zone: knownTimeZone.describe("of the days and hours"),
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
