import * as z from "zod/mini";
import { maxMessageLength } from "../../base/contract/company";
import { name, requiredParagraphs, requiredText, ticked } from "../../base/contract/fields";

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
  /** Agreement to the privacy policy, which is sent as a header (lib/base/contract/consent). */
  consent: ticked,
});

/** The same with the visitor's question, which need not be about a class. */
export const questionForm = z.extend(enquiryForm, { question: requiredParagraphs(maxMessageLength) });
