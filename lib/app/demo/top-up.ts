import { isNotNull } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { lockContent } from "../../engines/content/lock";
import { demoDeclarations, loadDemoParts, type DemoContent } from "./parts";

/**
 * Moves demo dates that have passed, so that a site seeded long ago stays current: open classes are open again, ended
 * live classes and trial lessons are rescheduled. Rows without a demo key and rows edited at the desk are not changed.
 * @param readContent reads the demo content; called only if there are demo rows
 */
export async function topUp(
  db: Database,
  readContent: () => DemoContent | Promise<DemoContent>,
  now: Date,
): Promise<void> {
  if (!(await hasDemoRows(db))) return;
  const content = await readContent();
  const parts = await loadDemoParts();
  await db.transaction(async (tx) => {
    await lockContent(tx);
    for (const part of parts) await part.topUp?.(tx, content, now);
  });
}

async function hasDemoRows(db: Database): Promise<boolean> {
  for (const table of demoDeclarations.flatMap(({ datedTables = [] }) => datedTables)) {
    const rows = await db.select({ key: table.demoKey }).from(table).where(isNotNull(table.demoKey)).limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}
