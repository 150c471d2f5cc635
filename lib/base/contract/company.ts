import "../forms/without-eval";
import * as z from "zod/mini";
import { email, name, optionalParagraphs } from "./fields";

/* Fields of a company's enquiry; shared by the call and the form, as in lib/base/contract/fields.ts. */

/** Number of learners. */
export const companySizes = ["1-5", "6-20", "21-100", "over-100"] as const;
export const companyGoals = ["business", "vocational", "hsk", "everyday", "unsure"] as const;

export const maxMessageLength = 2000;

export const companySize = z.enum(companySizes);
export const goals = z.array(z.enum(companyGoals)).check(
  z.minLength(1),
  z.maxLength(companyGoals.length),
  z.refine((chosen) => new Set(chosen).size === chosen.length, "must name each goal once"),
);
/** The free text of an enquiry. */
export const enquiryMessage = optionalParagraphs(maxMessageLength);

/** The company part of an enquiry. The contact person is the enquiry's own `name`. */
export const company = z.strictObject({ name, size: companySize, goals, email, message: enquiryMessage });

export type Company = z.infer<typeof company>;
