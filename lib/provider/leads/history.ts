import { asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { leadNotes, staff } from "../db/schema";
import type { Database } from "../db/types";

const named = alias(staff, "named");

/**
 * What was said and done about some leads, the oldest first.
 * @param of which of the two a line belongs to: an enrolment or an enquiry.
 * @returns lines in which `who` did it, and `adviser` is who looks after it from then on; empty for who is erased.
 */
export async function readHistory(
  db: Database,
  of: typeof leadNotes.enrolmentId | typeof leadNotes.enquiryId,
  ids: number[],
) {
  const { id, kind, text, nextOn, createdAt } = leadNotes;
  const rows = await db
    .select({ of, id, kind, text, next_on: nextOn, at: createdAt, who: staff.name, adviser: named.name })
    .from(leadNotes)
    .leftJoin(staff, eq(staff.id, leadNotes.staffId))
    .leftJoin(named, eq(named.id, leadNotes.adviserId))
    .where(inArray(of, ids))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, who: row.who ?? "", adviser: row.adviser ?? "" }));
}
