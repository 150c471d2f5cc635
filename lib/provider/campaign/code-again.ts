import type { CodeAgainAnswer, CodeAgainRequest } from "../../campaign/code-again";
import type { Language } from "../../i18n/languages";
import { database } from "../db/connect";
import { enrolmentsOf } from "../enrolments-of";
import { refusal } from "../refusals";

/**
 * Returns the activation code of the newest enrolment with this phone and email.
 * @throws ProviderError notFound, the same for an unknown phone and for an email that does not match.
 */
export async function tellCodeAgain(
  { phone_code, phone_number, email }: CodeAgainRequest,
  language: Language,
): Promise<CodeAgainAnswer> {
  const rows = await enrolmentsOf(await database(), phone_code, phone_number);
  const own = rows.filter((row) => row.email === email.toLowerCase()).at(-1);
  if (!own) throw refusal("noEnrolment", language);
  return { activation_code: own.activationCode };
}
