import { randomUUID } from "node:crypto";
import { consumeLimit } from "../limits/check";
import type { NetworkOwner } from "../provider/accounts/known-networks";
import { ProviderError } from "../provider/types";
import { isLocalClient } from "../request/client-header";
import { clientOf } from "./limit";

/**
 * Replaces the published password of the demo accounts with a random one unless this client may use it. The login
 * then fails with the message and timing of any wrong password.
 */
export async function blockDemoPassword<Fields extends object>(
  fields: Fields,
  headers: Headers,
): Promise<Fields> {
  if (!("password" in fields)) return fields;
  const { demoPassword, mayUseDemoPassword } = await import("../provider/seed/demo-accounts");
  const { normalizePassword } = await import("../provider/accounts/passwords");
  const isDemo = normalizePassword(String(fields.password)) === demoPassword;
  const isAllowed = !isDemo || mayUseDemoPassword({ isLocal: isLocalClient(headers) });
  return isAllowed ? fields : { ...fields, password: randomUUID() };
}

/**
 * Runs a login within the rate limits. Only wrong passwords stay counted. From a network where the owner logged in
 * before, attempts from unknown networks do not count, so that an attacker cannot lock the owner out.
 * @param owner the account; each kind of account has its own emails.
 * @throws ProviderError tooManyRequests, and what `login` throws.
 */
export async function limitLogin<Session>(
  owner: NetworkOwner,
  headers: Headers,
  login: () => Promise<Session>,
): Promise<Session> {
  const { address = "" } = clientOf(headers);
  await consumeLimit("loginWork", { address });
  const { isKnownNetwork, rememberNetwork } = await import("../provider/accounts/known-networks");
  const { database } = await import("../provider/db/connect");
  const db = await database();
  // Separate from a student with the same email.
  const email = owner.kind === "member" ? owner.email : `${owner.kind} ${owner.email}`;
  const unknownNetworkEmail = (await isKnownNetwork(db, owner, address)) ? undefined : email;
  const refund = await consumeLimit("login", { address, email, unknownNetwork: unknownNetworkEmail });
  try {
    const session = await login();
    await Promise.all([refund(), rememberNetwork(db, owner, address)]);
    return session;
  } catch (error) {
    const isWrongPassword = error instanceof ProviderError && error.codeName === "notAllowed";
    // The login failed before the password was compared, so it does not count as a guess.
    if (!isWrongPassword) await refund();
    throw error;
  }
}
