import { asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { leadNotes } from "./tables";
import { staff } from "../staff/tables";
import type { Database } from "../../base/db/types";

const advisers = alias(staff, "named");

/**
 * Reads the history of leads, oldest first.
 * @param leadColumn selects enrolments or enquiries.
 * @returns entries with author `who` and new `adviser`; empty names for erased accounts.
 */
export async function readLeadHistory(
  db: Database,
  leadColumn: typeof leadNotes.enrolmentId | typeof leadNotes.enquiryId,
  ids: number[],
) {
  const { id, kind, text, nextOn, createdAt } = leadNotes;
  const rows = await db
    .select({
      of: leadColumn,
      id,
      kind,
      text,
      next_on: nextOn,
      at: createdAt,
      who: staff.name,
      adviser: advisers.name,
    })
    .from(leadNotes)
    .leftJoin(staff, eq(staff.id, leadNotes.staffId))
    .leftJoin(advisers, eq(advisers.id, leadNotes.adviserId))
    .where(inArray(leadColumn, ids))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, who: row.who ?? "", adviser: row.adviser ?? "" }));
}
