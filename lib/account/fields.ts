import * as z from "zod/mini";
import { requiredText } from "../contract/fields";

/* Rules of the single fields of account forms, shared with the calls: see lib/contract/fields. */

export { email } from "../contract/fields";

export const maxNicknameLength = 60;
export const nickname = requiredText(maxNicknameLength);

const maxPasswordLength = 200;
/** A password that exists already: its length was judged when it was chosen. */
export const password = z.string().check(z.minLength(1), z.maxLength(maxPasswordLength));
/** At least 8 characters (NIST SP 800-63B); the maximum keeps hashing time bounded. */
export const newPassword = z.string().check(z.minLength(8), z.maxLength(maxPasswordLength));

/** A student opens the account for themselves, a parent for children. */
export const accountKinds = ["student", "parent"] as const;
export const accountKind = z.enum(accountKinds);

/** Age in years beyond which a year of birth is taken for a mistake. */
const maxAge = 120;
/** Years in which somebody alive may be born. */
export const birthYears = (thisYear: number) => ({ from: thisYear - maxAge, to: thisYear });
export const birthYear = ({ from, to }: { from: number; to: number }) =>
  z.int().check(z.gte(from), z.lte(to));
