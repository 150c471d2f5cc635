import { createHmac, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { installationSecrets, knownNetworks } from "../db/schema";
import type { Database } from "../db/types";

/*
 * From which networks somebody has logged in with an email. A stranger who guesses at its password can use up the
 * tries that all strangers have together, but not those of the owner at home
 * (docs/decisions/0014-account-access.md).
 */

/** Ninety days after the last login from there. */
const ttlMs = 90 * 24 * 60 * 60 * 1000;

/**
 * Whose network it is. Members and staff may share an email and are counted apart; `desk-code` is a member of staff who
 * has passed the second factor there, which somebody who only knows the password never has.
 */
export type NetworkOwner = { kind: "member" | "desk" | "desk-code"; email: string };

/** Whether this owner has logged in from this network. An email without an account is known nowhere. */
export async function isKnownNetwork(
  db: Database,
  owner: NetworkOwner,
  network: string,
  now = new Date(),
): Promise<boolean> {
  const key = await keyOf(db, owner, network);
  const live = and(
    eq(knownNetworks.owner, key.owner),
    eq(knownNetworks.network, key.network),
    gt(knownNetworks.expiresAt, now),
  );
  return (await db.$count(knownNetworks, live)) > 0;
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
    .values({ ...(await keyOf(db, owner, network)), expiresAt })
    .onConflictDoUpdate({ target: [knownNetworks.owner, knownNetworks.network], set: { expiresAt } });
}

/** From now on no network of this owner is known: after another password, and when the person is erased. */
export async function forgetNetworks(db: Database, owner: NetworkOwner): Promise<void> {
  await db.delete(knownNetworks).where(eq(knownNetworks.owner, hmac(await networkSecret(db), owner)));
}

async function keyOf(db: Database, owner: NetworkOwner, network: string) {
  const secret = await networkSecret(db);
  return { owner: hmac(secret, owner), network: hmac(secret, owner, network) };
}

const hmac = (secret: string, { kind, email }: NetworkOwner, network?: string) =>
  createHmac("sha256", secret)
    .update(JSON.stringify([kind, email.toLowerCase(), network]))
    .digest("base64url");

const purpose = "known-networks";

/** Made by whichever process needs it first. */
async function networkSecret(db: Database): Promise<string> {
  const own = eq(installationSecrets.purpose, purpose);
  const [found] = await db.select().from(installationSecrets).where(own);
  if (found) return found.secret;
  const secret = randomBytes(32).toString("base64url");
  await db.insert(installationSecrets).values({ purpose, secret }).onConflictDoNothing();
  const [kept] = await db.select().from(installationSecrets).where(own);
  return kept?.secret ?? secret;
}
