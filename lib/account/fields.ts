import * as z from "zod/mini";
import { requiredText } from "../contract/fields";

/* Rules of the single fields of account forms, shared with the calls: see lib/contract/fields. */

export { email } from "../contract/fields";

export const maxNicknameLength = 60;
export const nickname = requiredText(maxNicknameLength);

const maxPasswordLength = 200;
/** A password that exists already: its length was judged when it was chosen. */
export const password = z.string().check(z.minLength(1), z.maxLength(maxPasswordLength));
/** Fewest characters of a new password: of members, and of staff, who see other people's data. */
export const minPasswordLength = { member: 10, staff: 12 } as const;

/** Counts characters as people do, in the form in which passwords are hashed: an emoji is one, however many code units. */
const minCharacters = (minimum: number) =>
  z.check<string>(({ value, issues }) => {
    if ([...value.normalize("NFKC")].length >= minimum) return;
    issues.push({ code: "too_small", origin: "string", minimum, inclusive: true, input: value });
  });

/**
 * A password that is chosen now; the maximum keeps hashing time bounded. Whether it is easy to guess is judged on the
 * server (lib/provider/accounts/guessable-password.ts).
 */
export const newPasswordOf = (whose: keyof typeof minPasswordLength) => {
  const minimum = minPasswordLength[whose];
  // The first is for the published schema; where it fails, the last is not told of as well.
  const length = z.minLength(minimum, { abort: true });
  return z.string().check(length, z.maxLength(maxPasswordLength), minCharacters(minimum));
};
export const newPassword = newPasswordOf("member");

/** A student opens the account for themselves, a parent for children. */
export const accountKinds = ["student", "parent"] as const;
export const accountKind = z.enum(accountKinds);

/** Age in years beyond which a year of birth is taken for a mistake. */
const maxAge = 120;
/** Years in which somebody alive may be born. */
export const birthYears = (thisYear: number) => ({ from: thisYear - maxAge, to: thisYear });
export const birthYear = ({ from, to }: { from: number; to: number }) =>
  z.int().check(z.gte(from), z.lte(to));
