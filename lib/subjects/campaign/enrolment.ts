import * as z from "zod/mini";
import { interestLabels, sourceLabels } from "../../base/contract/enrolment-labels";
import {
  digits,
  email,
  gpaScore,
  maxDigits,
  name,
  phoneCode,
  phoneNumber,
  ticked,
  wish,
} from "../../base/contract/fields";
import type { PublicCallInput } from "../../base/contract/types";
import { parseDecimal } from "../../base/text/digits";
import { nationalDigits } from "../../base/text/phone-text";
import { isVisible, tidyLine } from "../../base/text/visible";
import { defaultPhoneCodes, regions, type Region } from "../../base/reference/campaign-regions";

export const interestOptions = ["1", "2", "3"] as const;
export type InterestOption = (typeof interestOptions)[number];

/** The option that shows further fields: the study-in-China service (spec section 4). */
export const serviceOption: InterestOption = "2";

/** Values of the enrolment form, as typed. */
export type EnrolmentValues = {
  /** The form's region, which determines its default phone code. */
  region: Region;
  name: string;
  phoneCode: string;
  /** The phone code that was preselected. */
  startingCode: string;
  phoneNumber: string;
  email: string;
  interest: InterestOption[];
  gpa: string;
  city: string;
  university: string;
  major: string;
  /** Agreement to the privacy policy, which is sent as a header (lib/base/contract/consent). */
  consent: boolean;
};

/**
 * Values of an empty form.
 * @param phoneCode the preselected phone code
 */
export function emptyEnrolment(
  region: Region,
  phoneCode: string = defaultPhoneCodes[region],
): EnrolmentValues {
  return {
    region,
    name: "",
    phoneCode,
    startingCode: phoneCode,
    phoneNumber: "",
    email: "",
    interest: [],
    gpa: "",
    city: "",
    university: "",
    major: "",
    consent: false,
  };
}

const filledIn = z.string().check(z.overwrite(tidyLine), z.minLength(1));
/** NaN for texts other than digits. */
const typedNumber = z.pipe(
  filledIn,
  z.transform((text: string) => (/^\d+$/.test(text) ? Number(text) : NaN)),
);
const typedCode = z.pipe(typedNumber, phoneCode);
const typedPhone = z.pipe(typedNumber, phoneNumber);

/** Prepares values for validation: hidden fields become empty, and an empty phone code becomes the region's. */
function shownValues(values: EnrolmentValues): EnrolmentValues {
  const phone = plainPhone({
    code: tidyLine(values.phoneCode) || defaultPhoneCodes[values.region],
    number: values.phoneNumber,
  });
  const hidden = { gpa: "", city: "", university: "", major: "" };
  const isHidden = !values.interest.includes(serviceOption);
  return { ...values, phoneCode: phone.code, phoneNumber: phone.number, ...(isHidden && hidden) };
}

/** Normalizes a typed phone number to plain digits. Other texts stay unchanged and fail validation. */
function plainPhone<Phone extends { code: string; number: string }>(phone: Phone): Phone {
  const code = nationalDigits(phone.code.replace(/^[+\uFF0B\s]+/u, ""), "") ?? phone.code;
  return { ...phone, code, number: nationalDigits(phone.number, code) ?? phone.number };
}

const checkedValues = z.object({
  region: z.enum(regions),
  name,
  phoneCode: typedCode,
  startingCode: z.string(),
  phoneNumber: typedPhone,
  email,
  interest: z.array(z.enum(interestOptions)).check(z.minLength(1)),
  gpa: z.pipe(
    z.transform((text: string) => (isVisible(text) ? parseDecimal(text) : 0)),
    gpaScore,
  ),
  city: wish,
  university: wish,
  major: wish,
  consent: ticked,
});

/** Converts valid form values to the request (spec section 3). */
function toRequest(values: z.output<typeof checkedValues>): PublicCallInput<"abroadCreate"> {
  const chosen = interestOptions.filter((option) => values.interest.includes(option));
  return {
    name: values.name,
    phone_code: values.phoneCode,
    phone_number: values.phoneNumber,
    email: values.email,
    gpa_score: values.gpa,
    intention_city: values.city,
    intention_university: values.university,
    intention_major: values.major,
    source: sourceLabels[values.region],
    interest: chosen.map((option) => interestLabels[option]).join(";"),
  };
}

/** Validates the values of the enrolment form and converts them to the request. */
export const enrolmentForm = z.pipe(z.pipe(z.transform(shownValues), checkedValues), z.transform(toRequest));

type PhoneValues = { code: string; number: string };
type CodeValues = PhoneValues & { email: string };

/** Validates the phone and email of an enrolment and converts them to the request for its activation code. */
export const codeForm = z.pipe(
  z.pipe(z.transform(plainPhone<CodeValues>), z.object({ code: typedCode, number: typedPhone, email })),
  z.transform(({ code, number, email }) => ({ phone_code: code, phone_number: number, email })),
);

/** Digits as stored: without the national leading zero. */
const typedDigits = (maxCount: number) => z.pipe(z.pipe(typedNumber, z.transform(String)), digits(maxCount));

/** Validates a phone and converts it to the request whether it is enrolled. */
export const phoneForm = z.pipe(
  z.pipe(
    z.transform(plainPhone<PhoneValues>),
    z.object({ code: typedDigits(maxDigits.code), number: typedDigits(maxDigits.number) }),
  ),
  z.transform(({ code, number }) => ({ code, num: number })),
);
