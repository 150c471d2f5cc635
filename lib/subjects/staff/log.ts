import { desc, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import type { AuditForms } from "../../engines/subject/audit";
import { staff, staffLog } from "./tables";

/** What a staff member wrote, and the accounts it may be about: erasing one of them deletes it. */
type Note = { text: string; accountIds: number[] };

/**
 * Returns the function that writes lines with some actions to the audit log, in the transaction of the action.
 * Its `staffId` is null for the operator's commands; its `subject` identifies the affected record or account, and must not
 * contain its data.
 */
export const auditWriter =
  <const Forms extends AuditForms>(_forms: Forms) =>
  async (
    tx: Database,
    staffId: number | null,
    action: keyof Forms & string,
    subject: string,
    note?: Note,
  ): Promise<void> => {
    const noteColumns = note && { note: note.text, noteAccounts: note.accountIds };
    await tx.insert(staffLog).values({ staffId, act: action, subject, ...noteColumns });
  };

/** Lists lines of the audit log, the newest first, with the name of the acting staff member. */
export const listAuditLines = (db: Database, { before, limit }: { before?: number; limit: number }) =>
  db
    .select({
      id: staffLog.id,
      at: staffLog.createdAt,
      act: staffLog.act,
      subject: staffLog.subject,
      note: staffLog.note,
      who: staff.name,
    })
    .from(staffLog)
    .leftJoin(staff, eq(staff.id, staffLog.staffId))
    .where(before === undefined ? undefined : lt(staffLog.id, before))
    .orderBy(desc(staffLog.id))
    .limit(limit);

/** Reads the names of staff members by id. */
export async function readStaffNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const { id, name } = staff;
  const rows = await db
    .select({ id, name })
    .from(staff)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Finds the names of staff members by email. */
export async function findStaffNames(db: Database, emails: readonly string[]): Promise<Map<string, string>> {
  const { email, name } = staff;
  const rows = await db
    .select({ email, name })
    .from(staff)
    .where(inArray(email, [...emails]));
  return new Map(rows.map((row) => [row.email, row.name]));
}
