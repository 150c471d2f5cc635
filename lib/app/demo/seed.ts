import type { Database } from "../../base/db/types";
import { lockContent } from "../../engines/content/lock";
import { DemoIds } from "../../engines/demo/ids";
import { demoPassword } from "../../subjects/identity/demo-password";
import { hashPassword } from "../../subjects/identity/passwords";
import { demoDeclarations, loadDemoParts, type DemoContent } from "./parts";

/**
 * Adds the demo content to an empty database, in one transaction.
 * @param passwordHash hash of the demo password, if already computed.
 * @returns false, with nothing changed, if the database has content.
 */
export async function seedIfEmpty(
  db: Database,
  content: DemoContent,
  now: Date,
  passwordHash?: string,
): Promise<boolean> {
  const parts = await loadDemoParts();
  return db.transaction(async (tx) => {
    await lockContent(tx);
    if (!(await isEmpty(tx))) return false;
    // Not awaited yet: a thread computes the hash while rows without it are inserted.
    const hash = passwordHash === undefined ? hashPassword(demoPassword) : Promise.resolve(passwordHash);
    const run = { now, passwordHash: hash, ids: new DemoIds() };
    for (const part of parts) await part.insert(tx, content, run);
    return true;
  });
}

/** Whether the database has no content, neither demo content nor the school's. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const table of demoDeclarations.flatMap(({ tables = [] }) => tables)) {
    if (await db.$count(table)) return false;
  }
  return true;
}
