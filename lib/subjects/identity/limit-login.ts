import { randomUUID } from "node:crypto";
import type { Client } from "../../engines/calls/limit";
import { consumeLimit } from "../../base/limits/check";
import { database } from "../../base/db/connect";
import { demoPassword, mayUseDemoPassword } from "./demo-password";
import { ProviderError } from "../../base/contract/provider-error";
import { isKnownNetwork, rememberNetwork, type NetworkOwner } from "./known-networks";
import { normalizePassword } from "./passwords";

/**
 * Replaces the published password of the demo accounts with a random one unless this client may use it. The login
 * then fails with the message and timing of any wrong password.
 */
function blockDemoPassword<Fields extends { password: string }>(
  fields: Fields,
  { isLocal = false }: Partial<Client>,
): Fields {
  const isDemo = normalizePassword(fields.password) === demoPassword;
  const isAllowed = !isDemo || mayUseDemoPassword({ isLocal });
  return isAllowed ? fields : { ...fields, password: randomUUID() };
}

/**
 * Runs a login within the rate limit of guesses. Only wrong passwords stay counted. From a network where the owner logged in
 * before, attempts from unknown networks do not count, so that an attacker cannot lock the owner out.
 * @param kind each kind of account has its own emails.
 * @throws ProviderError tooManyRequests, and what `login` throws.
 */
export async function limitLogin<Fields extends { email: string; password: string }, Session>(
  kind: NetworkOwner["kind"],
  fields: Fields,
  client: Partial<Client>,
  login: (fields: Fields) => Promise<Session>,
): Promise<Session> {
  const { network: address = "" } = client;
  const owner = { kind, email: fields.email.toLowerCase() };
  const db = await database();
  // Separate from a student with the same email.
  const email = owner.kind === "member" ? owner.email : `${owner.kind} ${owner.email}`;
  const unknownNetworkEmail = (await isKnownNetwork(db, owner, address)) ? undefined : email;
  const refund = await consumeLimit("login", { address, email, unknownNetwork: unknownNetworkEmail });
  try {
    const session = await login(blockDemoPassword(fields, client));
    await Promise.all([refund(), rememberNetwork(db, owner, address)]);
    return session;
  } catch (error) {
    const isWrongPassword = error instanceof ProviderError && error.codeName === "notAllowed";
    // The login failed before the password was compared, so it does not count as a guess.
    if (!isWrongPassword) await refund();
    throw error;
  }
}
