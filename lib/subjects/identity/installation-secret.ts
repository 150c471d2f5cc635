import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { installationSecrets } from "./tables";

/** Returns a secret of this installation; the first process that needs it creates it. */
export async function installationSecret(
  db: Database,
  purpose: "known-networks" | "opt-out",
): Promise<string> {
  const byPurpose = eq(installationSecrets.purpose, purpose);
  const [found] = await db.select().from(installationSecrets).where(byPurpose);
  if (found) return found.secret;
  const secret = randomBytes(32).toString("base64url");
  await db.insert(installationSecrets).values({ purpose, secret }).onConflictDoNothing();
  const [stored] = await db.select().from(installationSecrets).where(byPurpose);
  return stored?.secret ?? secret;
}
