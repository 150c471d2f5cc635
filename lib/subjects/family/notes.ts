import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { readStaffNames } from "../staff/log";
import { familyNotes } from "./tables";

export type FamilyNote = { id: number; text: string; at: Date; who: string };

/**
 * Reads the notes on families, oldest first, by the account that holds the points.
 * @returns notes with the author `who`, empty after that account is erased
 */
export async function readFamilyNotes(
  db: Database,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, FamilyNote[]>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(familyNotes)
    .where(inArray(familyNotes.accountId, [...accountIds]))
    .orderBy(asc(familyNotes.id));
  const names = await readStaffNames(
    db,
    rows.flatMap(({ staffId }) => staffId ?? []),
  );
  const notes = new Map<number, FamilyNote[]>();
  for (const { id, accountId, staffId, text, createdAt } of rows) {
    const note = { id, text, at: createdAt, who: names.get(staffId ?? 0) ?? "" };
    notes.set(accountId, [...(notes.get(accountId) ?? []), note]);
  }
  return notes;
}

/** Adds a note of a staff member. @param accountId the account that holds the family's points */
export async function addFamilyNote(
  tx: Database,
  { accountId, staffId, text, now }: { accountId: number; staffId: number; text: string; now: Date },
): Promise<void> {
  await tx.insert(familyNotes).values({ accountId, staffId, text, createdAt: now });
}

/** Whether staff added a note after the family was entered. */
export async function hasLaterFamilyNote(db: Database, accountId: number, enteredAt: Date): Promise<boolean> {
  const later = and(eq(familyNotes.accountId, accountId), gt(familyNotes.createdAt, enteredAt));
  return (await db.$count(familyNotes, later)) > 0;
}
