import type { Fields, Kind } from "./kinds";
import type { Database } from "../../base/db/types";
import { lockContent } from "../../engines/content/lock";
import { ProviderError } from "../../base/contract/provider-error";
import { recordChange } from "../../engines/content/history";
import { listDueRecords, lockRecord } from "../../engines/content/records";
import { checkFields } from "./edit";
import { publishFields } from "./publish";

/**
 * Publishes the drafts that are due. Concurrent processes publish each draft once.
 * @returns the number of published drafts.
 */
export async function publishDue(db: Database, now: Date): Promise<number> {
  const due = await listDueRecords<Kind>(db, now, 50);
  let published = 0;
  for (const address of due) if (await publishDueDraft(db, address, now)) published += 1;
  return published;
}

async function publishDueDraft(
  db: Database,
  address: { kind: Kind; id: number },
  now: Date,
): Promise<boolean> {
  const lockDueDraft = async (tx: Database) => {
    await lockContent(tx);
    const row = await lockRecord<Fields, Kind>(tx, address);
    return row.draft && row.publishAt && row.publishAt <= now ? { ...row, draft: row.draft } : undefined;
  };
  try {
    return await db.transaction(async (tx) => {
      const row = await lockDueDraft(tx);
      if (row)
        await publishFields(tx, row, checkFields(row.kind, row.draft), {
          by: row.changedBy,
          now,
          isDue: true,
        });
      return Boolean(row);
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // For example, a seat was taken or a teacher removed: the draft stays and stores the problem for its editor.
    await db.transaction(async (tx) => {
      const row = await lockDueDraft(tx);
      if (!row) return;
      await recordChange(tx, row, {
        action: "refused",
        by: row.changedBy,
        now,
        before: row.draft,
        after: row.draft,
        set: { publishAt: null, problem: error.issues ?? [{ path: "", message: "malformed" }] },
      });
    });
    return false;
  }
}
