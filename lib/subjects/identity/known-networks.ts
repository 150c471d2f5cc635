import { createHmac } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { installationSecret } from "./installation-secret";
import { knownNetworks } from "./tables";
import type { Database } from "../../base/db/types";

/*
 * Networks from which the owner of an email has logged in. Attempts from unknown networks share one limit, so an attacker
 * cannot use up the attempts of the owner at a known network (docs/decisions/0014-accounts.md).
 */

/** Ninety days after the last login from the network. */
const ttlMs = 90 * 24 * 60 * 60 * 1000;

/**
 * The account that a network belongs to. Members and staff with the same email are separate. `desk-code` marks networks
 * where a staff member has passed the second factor, which a stolen password alone cannot do.
 */
export type NetworkOwner = { kind: "member" | "desk" | "desk-code"; email: string };

/** Whether this owner has logged in from this network. Always false for an email without an account. */
export async function isKnownNetwork(
  db: Database,
  owner: NetworkOwner,
  network: string,
  now = new Date(),
): Promise<boolean> {
  const key = await toNetworkKey(db, owner, network);
  const unexpired = and(
    eq(knownNetworks.owner, key.owner),
    eq(knownNetworks.network, key.network),
    gt(knownNetworks.expiresAt, now),
  );
  return (await db.$count(knownNetworks, unexpired)) > 0;
}

export async function rememberNetwork(
  db: Database,
  owner: NetworkOwner,
  network: string,
  now = new Date(),
): Promise<void> {
  const expiresAt = new Date(now.getTime() + ttlMs);
  await db
    .insert(knownNetworks)
    .values({ ...(await toNetworkKey(db, owner, network)), expiresAt })
    .onConflictDoUpdate({ target: [knownNetworks.owner, knownNetworks.network], set: { expiresAt } });
}

/** Deletes all known networks of this owner, after a password change or when the person is erased. */
export async function forgetNetworks(db: Database, owner: NetworkOwner): Promise<void> {
  await db
    .delete(knownNetworks)
    .where(eq(knownNetworks.owner, hmac(await installationSecret(db, "known-networks"), owner)));
}

async function toNetworkKey(db: Database, owner: NetworkOwner, network: string) {
  const secret = await installationSecret(db, "known-networks");
  return { owner: hmac(secret, owner), network: hmac(secret, owner, network) };
}

const hmac = (secret: string, { kind, email }: NetworkOwner, network?: string) =>
  createHmac("sha256", secret)
    .update(JSON.stringify([kind, email.toLowerCase(), network]))
    .digest("base64url");
