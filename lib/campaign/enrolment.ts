import { interestLabels, sourceLabels } from "../contract/enrolment-labels";
import type { CallInput } from "../contract/types";
import { defaultPhoneCodes, type Region } from "./region";

export const interestOptions = ["1", "2", "3"] as const;
export type InterestOption = (typeof interestOptions)[number];

/** The option with questions of its own: the study-in-China service (spec section 4). */
export const serviceOption: InterestOption = "2";

/** What the enrolment form holds, as typed. */
export type EnrolmentValues = {
  /** Whose form it was typed into: another region's form has another phone code to start with. */
  region: Region;
  name: string;
  phoneCode: string;
  phoneNumber: string;
  email: string;
  interest: InterestOption[];
  gpa: string;
  city: string;
  university: string;
  major: string;
};

/** An empty form of a region. */
export function emptyEnrolment(region: Region): EnrolmentValues {
  return {
    region,
    name: "",
    phoneCode: defaultPhoneCodes[region],
    phoneNumber: "",
    email: "",
    interest: [],
    gpa: "",
    city: "",
    university: "",
    major: "",
  };
}

/** What is sent for a filled-in form (spec section 3). Answers to questions that are not shown any more are left out. */
export function enrolmentPayload(values: EnrolmentValues): CallInput<"abroadCreate"> {
  const asked = values.interest.includes(serviceOption);
  const extra = (text: string) => (asked ? text.trim() : "");
  return {
    name: values.name.trim(),
    // Enter pressed in the emptied field: it had no blur that would have put the default back.
    phone_code: Number(values.phoneCode || defaultPhoneCodes[values.region]),
    phone_number: Number(values.phoneNumber),
    email: values.email.trim(),
    gpa_score: Number(extra(values.gpa)),
    intention_city: extra(values.city),
    intention_university: extra(values.university),
    intention_major: extra(values.major),
    source: sourceLabels[values.region],
    interest: interestOptions
      .filter((option) => values.interest.includes(option))
      .map((option) => interestLabels[option])
      .join(";"),
  };
}

/** Addresses that the provider takes, so that no visitor learns of another one from its answer. */
export const emailShape =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Most characters of the provider's fields. */
export const maxLength = { name: 100, email: 254, extra: 200 } as const;

/** Whether a typed number can be a phone's: 4 to 14 digits without the zeros that are dialled at home only. */
export function isPhoneNumber(typed: string): boolean {
  const number = Number(typed);
  return number >= 1000 && number <= 99_999_999_999_999;
}

/** Whether a typed grade is one: empty, or 0 to 100. */
export function isGrade(typed: string): boolean {
  const grade = Number(typed);
  return grade >= 0 && grade <= 100;
}
