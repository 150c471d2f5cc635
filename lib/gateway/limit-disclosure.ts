import { codes } from "../contract/codes";
import type { CallName } from "../contract/endpoints";
import { consumeLimit, requireLimitLeft } from "../limits/check";
import { ProviderError } from "../provider/types";
import type { GatewayResult } from "./result";
import { clientOf } from "./limit";

/**
 * Runs a call unless this client has used up its limit of disclosures that a phone is enrolled: an enrolment with
 * another email discloses it. Beyond the limit every request is refused without running, since refusing only
 * enrolled phones would disclose the same.
 * @throws ProviderError tooManyRequests.
 */
export async function limitDisclosure(
  name: CallName,
  headers: Headers,
  runCall: () => Promise<GatewayResult>,
): Promise<GatewayResult> {
  if (name !== "abroadCreate") return runCall();
  const client = clientOf(headers);
  await requireLimitLeft("enrolledTold", client);
  try {
    const result = await runCall();
    if (result.envelope.code === codes.alreadyApplied.code) await consumeLimit("enrolledTold", client);
    return result;
  } catch (error) {
    if (error instanceof ProviderError && error.codeName === "alreadyApplied")
      await consumeLimit("enrolledTold", client);
    throw error;
  }
}

/**
 * Registers unless this network has used up its limit of disclosures that an email has an account
 * (docs/security.md). Beyond the limit every registration is refused, since refusing only taken emails would
 * disclose the same.
 * @throws ProviderError tooManyRequests, and what `register` throws.
 */
export async function limitEmailDisclosure<Session>(
  headers: Headers,
  register: () => Promise<Session>,
): Promise<Session> {
  const client = clientOf(headers);
  await requireLimitLeft("emailTold", client);
  try {
    return await register();
  } catch (error) {
    const isDisclosure = error instanceof ProviderError && error.issues?.some(({ path }) => path === "email");
    if (isDisclosure) await consumeLimit("emailTold", client);
    throw error;
  }
}
