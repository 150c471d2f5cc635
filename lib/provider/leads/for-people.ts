import { asc, eq, inArray } from "drizzle-orm";
import { interestsOf } from "../../contract/enrolment-labels";
import type { DeskLanguage } from "../../desk/language";
import { schoolTime } from "../../desk/school-day";
import { deskWords } from "../../desk/words";
import { leadNotes, staff, type enquiries, type enrolments } from "../db/schema";
import type { Database } from "../db/types";
import { regionOf } from "../desk/leads/words";

/* The columns of an export that people read, in the words of the desk. */

type Row = typeof enrolments.$inferSelect | typeof enquiries.$inferSelect;

export function sourceName(source: string, language: DeskLanguage): string {
  const { regions, international } = deskWords[language].leads;
  const region = regionOf(source);
  return region === "VN" ? regions.vn : region === "ID" ? regions.id : international;
}

export function interestNames(stored: string, language: DeskLanguage): string {
  const { interests } = deskWords[language].leads;
  return interestsOf(stored)
    .map((interest) => interests[interest])
    .join(", ");
}

/** When a lead came, how far it has come, and what is to be done next. */
export const workOn = (row: Row, adviser: string | null, language: DeskLanguage) => ({
  created_at_school: schoolTime(row.createdAt),
  state: deskWords[language].leads.states[row.state],
  adviser,
  next_step: row.nextStep || null,
  next_on: row.nextOn,
});

/** What was noted of a page's leads, by their ids: a line each, the oldest first. */
export async function notesOf(
  db: Database,
  of: typeof leadNotes.enrolmentId | typeof leadNotes.enquiryId,
  rows: readonly { row: Row }[],
  language: DeskLanguage,
): Promise<Map<number, string>> {
  const ids = rows.map(({ row }) => row.id);
  const { states } = deskWords[language].leads;
  const found = await db
    .select({ id: of, note: leadNotes, who: staff.name })
    .from(leadNotes)
    .innerJoin(staff, eq(staff.id, leadNotes.staffId))
    .where(inArray(of, ids))
    .orderBy(asc(leadNotes.id));
  const notes = new Map<number, string>();
  for (const { id, note, who } of found) {
    const text = note.kind === "state" ? (states[note.text as keyof typeof states] ?? note.text) : note.text;
    const line = `${schoolTime(note.createdAt)} ${who}: ${text}`;
    const before = notes.get(id ?? 0);
    notes.set(id ?? 0, before === undefined ? line : `${before}\n${line}`);
  }
  return notes;
}
