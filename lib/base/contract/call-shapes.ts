import * as z from "zod";
import { isTimeZone } from "../reference/time-zones";
import { trialWishFields } from "./trial-request";
import { trialStates } from "./trial-states";

/* Schemas that several account calls share and no form needs. */

/** Maximum of an id column (PostgreSQL integer). */
export const maxId = 2_147_483_647;
export const idNumber = z.int().min(1).max(maxId);
/** `none` until a trial lesson is requested. */
export const trialState = z.enum(["none", ...trialStates]);
/** A student's entry on the waiting list of a full series class. */
export const waitingPlace = z.object({
  class_id: idNumber,
  combo_name: z.string(),
  student_id: idNumber,
  student: z.string(),
  place: z.int().min(1).describe("1 is the next"),
  held_until: z.iso.datetime().nullable().describe("a seat is reserved for the student until then"),
  lapsed_at: z.iso
    .datetime()
    .nullable()
    .describe("a reserved seat expired then, and the student left the waiting list"),
});

/** An open session, described so that its owner can recognize it. */
export const openSessionShape = z.object({
  id: idNumber,
  browser: z.string().nullable().describe("name; null if unknown"),
  system: z.string().nullable().describe("name of the operating system"),
  network: z.string().nullable().describe("the first part of the network address, such as 203.0.113.*"),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().describe("to the minute"),
  current: z.boolean().describe("whether it is the calling session"),
});

/** An IANA time zone from the browser. An unknown one becomes null, so that it never fails the request. */
export const timeZone = z
  .string()
  .max(64)
  .refine((name) => isTimeZone(name))
  .nullable()
  .catch(null);

/** The time zone of entered hours, which are meaningless without it. */
const knownTimeZone = z
  .string()
  .min(1)
  .max(64)
  .refine((name) => isTimeZone(name), "must be a time zone, such as Asia/Shanghai");

/** A family's wishes for the trial lesson. */
export const trialWishes = z.strictObject({
  ...trialWishFields,
  time_zone: knownTimeZone.describe("time zone of the days and hours"),
});
