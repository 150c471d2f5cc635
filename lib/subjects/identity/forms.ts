import * as z from "zod/mini";
import { parseInteger } from "../../base/text/digits";
import { ticked } from "../../base/contract/fields";
import { isVisible } from "../../base/text/visible";
import {
  accountKind,
  birthYear,
  email,
  newPassword,
  nickname,
  password,
} from "../../base/contract/account-fields";

/* Fields of the account forms, as entered and as sent. */

export const loginForm = z.object({ email, password });
export const registration = z.object({ nickname, email, password: newPassword, kind: accountKind });
/** The registration with its two boxes, which are sent as a header (lib/base/contract/consent). */
export const registerForm = z.pipe(
  z.extend(registration, { terms: ticked, privacy: ticked }),
  z.transform(({ terms: _terms, privacy: _privacy, ...request }) => request),
);
export const forgottenForm = z.object({ email });
export const newPasswordForm = z.object({ password: newPassword });
/** The password of a teacher's new account, with the box for the privacy policy, which is sent as a header. */
export const teacherAccountForm = z.object({ password: newPassword, privacy: ticked });
/** The login of a family that the school entered, with its boxes; `consent` is for students who may be minors. */
export const familyAccountForm = (needsConsent: boolean) =>
  z.pipe(
    z.object({
      email,
      password: newPassword,
      consent: needsConsent ? ticked : z.boolean(),
      terms: ticked,
      privacy: ticked,
    }),
    z.transform(({ terms: _terms, privacy: _privacy, ...request }) => request),
  );
export const nameForm = z.object({ nickname });
export const changePasswordForm = z.object({ old: password, password: newPassword });

export type StudentFormValues = { nickname: string; birth_year: string; consent: boolean };

type StudentFormRules = {
  /** Possible years of birth, both included. */
  years: { from: number; to: number };
  /** Whether the year may be left out. */
  isYearOptional: boolean;
  /** Whether a year of birth requires consent. */
  needsConsent: (year: number | undefined) => boolean;
};

/** The form about a student. The year is text; `consent` is sent only where it is required. */
export function studentForm({ years, isYearOptional, needsConsent }: StudentFormRules) {
  const year = birthYear(years);
  const parseValues = (values: StudentFormValues) => {
    const typedYear = readYear(values.birth_year);
    return { ...values, birth_year: typedYear, consent: needsConsent(typedYear) ? values.consent : null };
  };
  const fields = z.object({
    nickname,
    birth_year: isYearOptional ? z.optional(year) : year,
    consent: z.pipe(
      z.nullable(z.literal(true)),
      z.transform((value: true | null) => value === true),
    ),
  });
  return z.pipe(z.transform(parseValues), fields);
}

/** Parses a year of four digits: undefined for empty text, NaN for other text. */
export function readYear(text: string): number | undefined {
  if (!isVisible(text)) return undefined;
  const year = parseInteger(text);
  return year >= 1000 && year <= 9999 ? year : NaN;
}
