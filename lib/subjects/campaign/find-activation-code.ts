import type { codeCalls, CodeAgainRequest } from "./code-again";
import type { ResponseOf } from "../../base/contract/call";
import { database } from "../../base/db/connect";
import { listEnrolments } from "./list-enrolments";
import { refusal } from "../../engines/calls/refusals";
import type { CallContext } from "../../engines/calls/context";

/**
 * Returns the activation code of the newest enrolment with this phone and email in a region's season.
 * @throws ProviderError notFound, the same for an unknown phone and for an email that does not match.
 */
export async function findActivationCode(
  { phone_code, phone_number, email, region, season }: CodeAgainRequest,
  { language }: CallContext,
): Promise<ResponseOf<typeof codeCalls, "code">> {
  const rows = await listEnrolments(await database(), phone_code, phone_number, { region, season });
  const enrolment = rows.filter((row) => row.email === email.toLowerCase()).at(-1);
  if (!enrolment) throw refusal("noEnrolment", language);
  return { activation_code: enrolment.activationCode };
}
