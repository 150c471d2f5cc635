import * as z from "zod/mini";
import { enquiryMessage, companySize, goals } from "../../base/contract/company";
import { email, name } from "../../base/contract/fields";
import { enquiryForm } from "./enquiry-form";

const { region, regionText, phone, consent } = enquiryForm.shape;

/** Form in which a company requests a call about classes for its team. */
export const companyForm = z.object({
  company: name,
  contact: name,
  size: companySize,
  goals,
  email,
  region,
  regionText,
  phone,
  message: enquiryMessage,
  consent,
});
