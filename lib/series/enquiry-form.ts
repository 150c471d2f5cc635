import * as z from "zod/mini";
import { name, requiredText } from "../contract/fields";

/**
 * Form in which a visitor requests a call. The phone number is validated on submit, because that needs the list of
 * countries and libphonenumber's metadata.
 */
export const enquiryForm = z.object({
  nickname: name,
  /** Key of the chosen country; empty if none is chosen. */
  region: z.string().check(z.minLength(1)),
  /** Search text of the country field. */
  regionText: z.string(),
  phone: requiredText(200),
});
