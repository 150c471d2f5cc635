import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { enquiries, enrolments, leadNotes } from "./tables";
import type { Database } from "../../base/db/types";

type LeadTable = typeof enrolments | typeof enquiries;

/** Leads that somebody still works on. */
const openLeads = (table: LeadTable, staffId: number) =>
  and(eq(table.adviserId, staffId), inArray(table.state, ["new", "contacted"]));

/** Counts the open leads of a member of staff, and those of them that have a day for the next step. */
export async function countHeldLeads(db: Database, staffId: number): Promise<{ open: number; due: number }> {
  const counts = { open: 0, due: 0 };
  for (const table of [enrolments, enquiries]) {
    counts.open += await db.$count(table, openLeads(table, staffId));
    counts.due += await db.$count(table, and(openLeads(table, staffId), isNotNull(table.nextOn)));
  }
  return counts;
}

/**
 * Assigns all open leads of a member of staff to another, or to none, with a line in the history of each. Next steps
 * stay.
 * @param staffId who does so.
 * @returns the number of leads.
 */
export async function handOverLeads(
  tx: Database,
  { from, to, staffId }: { from: number; to: number | null; staffId: number },
): Promise<number> {
  const event = { staffId, kind: to === null ? "nobody" : "adviser", text: "", adviserId: to } as const;
  let count = 0;
  for (const table of [enrolments, enquiries]) {
    const changed = await tx
      .update(table)
      .set({ adviserId: to, revision: sql`${table.revision} + 1` })
      .where(openLeads(table, from))
      .returning({ id: table.id });
    const lines = changed.map(({ id }) => ({
      ...(table === enrolments ? { enrolmentId: id } : { enquiryId: id }),
      ...event,
    }));
    if (lines.length > 0) await tx.insert(leadNotes).values(lines);
    count += changed.length;
  }
  return count;
}
