import { randomUUID } from "node:crypto";
import { sessionAnswer, type LoginRequest, type SessionAnswer } from "../account/contract";
import type { Language } from "../i18n/languages";
import { countTry } from "../limits/check";
import type { NetworkOwner } from "../provider/accounts/known-networks";
import { ProviderError } from "../provider/types";
import { isLocalClient } from "../request/client-header";
import { describeDevice, type Device } from "../session/device";
import { askerOf } from "./limit";

/**
 * Logs in, as often as the limits allow.
 * @throws ProviderError tooManyRequests, or notAllowed for an unknown email and a wrong password alike.
 */
export async function logIn(
  fields: LoginRequest,
  headers: Headers,
  language: Language,
): Promise<SessionAnswer> {
  return limitLogin({ kind: "member", email: fields.email.toLowerCase() }, headers, async () => {
    // Imported when first needed: with API_HOST the database engine is never loaded.
    const { login } = await import("../provider/accounts/sessions");
    return sessionAnswer.parse(
      await login(await closeDemoLogin(fields, headers), language, deviceOf(headers)),
    );
  });
}

/** What a session that this request opens is recognized by. */
export const deviceOf = (headers: Headers): Device =>
  describeDevice(headers.get("user-agent"), askerOf(headers).address);

/**
 * The fields of a login, where the published password of the demo accounts fits nothing unless this client may use it:
 * the login then fails in the words and in the time of any wrong password.
 */
export async function closeDemoLogin<Fields extends object>(
  fields: Fields,
  headers: Headers,
): Promise<Fields> {
  if (!("password" in fields)) return fields;
  const { demoPassword, mayUseDemoPassword } = await import("../provider/seed/demo-accounts");
  const { normalForm } = await import("../provider/accounts/passwords");
  const isDemo = normalForm(String(fields.password)) === demoPassword;
  const isOpen = !isDemo || mayUseDemoPassword({ isLocal: isLocalClient(headers) });
  return isOpen ? fields : { ...fields, password: randomUUID() };
}

/**
 * A login within the limits. Of tries at a password only wrong ones stay counted; where the owner has logged in
 * before, other people's tries elsewhere are not counted against him.
 * @param owner whose password it may be: each kind of account has emails of its own.
 * @throws ProviderError tooManyRequests, and what the login throws.
 */
export async function limitLogin<Session>(
  owner: NetworkOwner,
  headers: Headers,
  login: () => Promise<Session>,
): Promise<Session> {
  const { address = "" } = askerOf(headers);
  await countTry("loginWork", { address });
  const { isKnownNetwork, rememberNetwork } = await import("../provider/accounts/known-networks");
  const { database } = await import("../provider/db/connect");
  const db = await database();
  // Not the tries at a student with the same email.
  const email = owner.kind === "member" ? owner.email : `${owner.kind} ${owner.email}`;
  const strangerTo = (await isKnownNetwork(db, owner, address)) ? undefined : email;
  const takeBack = await countTry("login", { address, email, strangerTo });
  try {
    const session = await login();
    await Promise.all([takeBack(), rememberNetwork(db, owner, address)]);
    return session;
  } catch (error) {
    const wrong = error instanceof ProviderError && error.codeName === "notAllowed";
    // A try that was never compared with the password was no guess.
    if (!wrong) await takeBack();
    throw error;
  }
}
