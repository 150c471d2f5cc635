import { codes } from "../contract/codes";
import type { CallName } from "../contract/endpoints";
import { countTry, requireTriesLeft } from "../limits/check";
import { ProviderError } from "../provider/types";
import type { Answer } from "./answer";
import { askerOf } from "./limit";

/**
 * Runs a call unless this client has used up its limit of disclosures that a phone is enrolled: an enrolment with
 * another email discloses it. Beyond the limit every request is refused without running, since refusing only
 * enrolled phones would disclose the same.
 * @throws ProviderError tooManyRequests.
 */
export async function limitTelling(
  name: CallName,
  headers: Headers,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  if (name !== "abroadCreate") return answer();
  const asker = askerOf(headers);
  await requireTriesLeft("enrolledTold", asker);
  try {
    const given = await answer();
    if (given.envelope.code === codes.alreadyApplied.code) await countTry("enrolledTold", asker);
    return given;
  } catch (error) {
    if (error instanceof ProviderError && error.codeName === "alreadyApplied")
      await countTry("enrolledTold", asker);
    throw error;
  }
}

/**
 * Registers unless this network has used up its limit of disclosures that an email has an account
 * (docs/security.md). Beyond the limit every registration is refused, since refusing only taken emails would
 * disclose the same.
 * @throws ProviderError tooManyRequests, and what `register` throws.
 */
export async function limitEmailTelling<Session>(
  headers: Headers,
  register: () => Promise<Session>,
): Promise<Session> {
  const asker = askerOf(headers);
  await requireTriesLeft("emailTold", asker);
  try {
    return await register();
  } catch (error) {
    const isTold = error instanceof ProviderError && error.issues?.some(({ path }) => path === "email");
    if (isTold) await countTry("emailTold", asker);
    throw error;
  }
}
