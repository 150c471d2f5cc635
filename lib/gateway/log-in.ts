import { sessionAnswer, type LoginRequest, type SessionAnswer } from "../account/contract";
import type { Language } from "../i18n/languages";
import { countTry } from "../limits/check";
import { ProviderError } from "../provider/types";
import { askerOf } from "./limit";

/**
 * Logs in, as often as the limits allow. Of tries at a password only wrong ones stay counted; where the owner has
 * logged in before, other people's tries elsewhere are not counted against him.
 * @throws ProviderError tooManyRequests, or notAllowed for an unknown email and a wrong password alike.
 */
export async function logIn(
  fields: LoginRequest,
  headers: Headers,
  language: Language,
): Promise<SessionAnswer> {
  const { address = "" } = askerOf(headers);
  const email = fields.email.toLowerCase();
  await countTry("loginWork", { address });
  // Imported when first needed: with API_HOST the database engine is never loaded.
  const { isKnown, remember } = await import("../provider/accounts/known-networks");
  const { login } = await import("../provider/accounts/sessions");
  const place = { email, network: address };
  const strangerTo = (await isKnown(place)) ? undefined : email;
  const takeBack = await countTry("login", { address, email, strangerTo });
  try {
    const session = sessionAnswer.parse(await login(fields, language));
    await Promise.all([takeBack(), remember(place)]);
    return session;
  } catch (error) {
    const wrong = error instanceof ProviderError && error.codeName === "notAllowed";
    // A try that was never compared with the password was no guess.
    if (!wrong) await takeBack();
    throw error;
  }
}
