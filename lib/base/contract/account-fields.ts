import * as z from "zod/mini";
import { requiredText } from "./fields";

/* Rules of single fields of the account forms, shared with the calls: see lib/base/contract/fields. */

export { email } from "./fields";

export const maxNicknameLength = 60;
export const nickname = requiredText(maxNicknameLength);

const maxPasswordLength = 200;
/** An existing password: its minimum length was checked when it was chosen. */
export const password = z.string().check(z.minLength(1), z.maxLength(maxPasswordLength));
/** Minimum length of a new password. Staff have the longer one, since they see other people's data. */
export const minPasswordLength = { member: 10, staff: 12 } as const;

/** Counts code points after NFKC, the form in which passwords are hashed: an emoji counts as one character. */
const minCharacters = (minimum: number) =>
  z.check<string>(({ value, issues }) => {
    if ([...value.normalize("NFKC")].length >= minimum) return;
    issues.push({ code: "too_small", origin: "string", minimum, inclusive: true, input: value });
  });

/**
 * A new password; the maximum bounds hashing time. Common passwords are refused on the server
 * (lib/subjects/identity/guessable-password.ts).
 */
export const newPasswordFor = (owner: keyof typeof minPasswordLength) => {
  const minimum = minPasswordLength[owner];
  // `minLength` is for the published schema; `abort` prevents a second issue from `minCharacters`.
  const length = z.minLength(minimum, { abort: true });
  return z.string().check(length, z.maxLength(maxPasswordLength), minCharacters(minimum));
};
export const newPassword = newPasswordFor("member");

/** Students open an account for themselves, parents for their children. */
export const accountKinds = ["student", "parent"] as const;
export const accountKind = z.enum(accountKinds);

/** Maximum plausible age in years. */
const maxAge = 120;
/** Plausible years of birth. */
export const birthYears = (thisYear: number) => ({ from: thisYear - maxAge, to: thisYear });
export const birthYear = ({ from, to }: { from: number; to: number }) =>
  z.int().check(z.gte(from), z.lte(to));
