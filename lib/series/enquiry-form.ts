import * as z from "zod/mini";
import { name, requiredText } from "../contract/fields";

/**
 * What a visitor enters to be called back. Which country's number the phone is, and whether it can exist, is looked up
 * when the form is sent: that takes the list of countries and the world's numbering plans.
 */
export const enquiryForm = z.object({
  nickname: name,
  /** Key of the chosen country; empty while none is chosen. */
  region: z.string().check(z.minLength(1)),
  /** What was typed to search for it. */
  regionText: z.string(),
  phone: requiredText(200),
});
