import { lt, max } from "drizzle-orm";
import * as z from "zod";
import { backups } from "./tables";
import type { Connection, Database } from "../../base/db/types";
import { isPubliclyReachable } from "../../subjects/identity/demo-password";
import { hasDemoClasses } from "./setup";

/** A backup a day is recommended, so one older than two days means that a run failed or was forgotten. */
const maxAgeMs = 2 * 24 * 60 * 60 * 1000;

export const recordBackupOptions = z.strictObject({ madeAt: z.iso.datetime().pipe(z.coerce.date()) });

/** Records a verified backup of this database. */
export async function* recordBackupCommand(
  { db }: Connection,
  { madeAt }: z.output<typeof recordBackupOptions>,
) {
  await recordBackup(db, madeAt);
  yield "{}";
}

/** Records that a backup with the data of `madeAt` exists. Only the latest is kept. */
export async function recordBackup(db: Database, madeAt: Date): Promise<void> {
  await db.insert(backups).values({ madeAt }).onConflictDoNothing();
  await db.delete(backups).where(lt(backups.madeAt, madeAt));
}

type LastBackup = {
  /** When the latest backup was made; null without one. */
  madeAt: Date | null;
  /** Whether the owner should act. The demo on one's own machine needs no backup. */
  isOverdue: boolean;
};

export async function readLastBackup(db: Database, now: Date): Promise<LastBackup> {
  const [row] = await db.select({ madeAt: max(backups.madeAt) }).from(backups);
  const madeAt = row?.madeAt ?? null;
  const isRecent = madeAt !== null && now.getTime() - madeAt.getTime() <= maxAgeMs;
  return { madeAt, isOverdue: !isRecent && !(await isLocalDemo(db)) };
}

const isLocalDemo = async (db: Database) => !isPubliclyReachable() && (await hasDemoClasses(db));
