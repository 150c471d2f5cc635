import { codes } from "../contract/codes";
import type { CallName } from "../contract/endpoints";
import { countTry, requireTriesLeft } from "../limits/check";
import { ProviderError } from "../provider/types";
import type { Answer } from "./answer";
import { askerOf } from "./limit";

/**
 * Asks for an answer, except where it might tell an address once too often that a phone is enrolled: enrolling with
 * another email tells so. Then it is not asked for at all: to refuse only the phones that are enrolled would tell the same.
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
 * Registers, except where it might tell a network once too often that an email has an account (docs/security.md). Then
 * nobody is registered from there: to refuse only the emails that are taken would tell the same.
 * @throws ProviderError tooManyRequests, and what registering throws.
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
