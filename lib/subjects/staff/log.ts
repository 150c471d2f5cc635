import { staffLog } from "./tables";
import type { Database } from "../../base/db/types";

/**
 * The audited actions of staff. Their sentences are the `acts` of desk/staff.json in messages, the forms of their
 * subjects are in lib/app/activity/subjects.ts.
 */
export type AuditAction =
  | "invited"
  | "withdrew"
  | "joined"
  | "role"
  | "deactivated"
  | "activated"
  | "password"
  | "second-factor"
  | "erased"
  | "exported"
  | "copied-account"
  | "copied-lead"
  | "leads-handed-over"
  | "points"
  | "account-link"
  | "teacher-invited"
  | "teacher-withdrew"
  | "teacher-ended"
  | "erased-account"
  | "seat-moved"
  | "seat-cancelled"
  | "seat-booked"
  | "seat-given"
  | "waiting-added"
  | "waiting-removed"
  | "waiting-ordered"
  | "roster-exported"
  | "recording"
  | "points-allowed"
  | "points-refused"
  | "announced"
  | "trial"
  | "link-made"
  | "link-ended"
  | "link-resumed"
  | "content-published"
  | "content-scheduled"
  | "content-due"
  | "content-unpublished"
  | "content-removed"
  // Written until seasons became content, whose history has the changes.
  | "season-saved"
  | "season-published"
  | "season-taken-back"
  | "season-discarded"
  | "notices-again"
  | "notices-tested";

/**
 * Writes a line to the audit log, in the transaction of the action.
 * @param staffId the acting staff member; null for the operator's commands.
 * @param subject identifies the affected record or account; must not contain its data.
 * @param note what the staff member wrote, and the accounts it may be about: erasing one of them deletes it.
 */
export async function writeAuditLog(
  tx: Database,
  staffId: number | null,
  action: AuditAction,
  subject: string,
  note?: { text: string; accountIds: number[] },
): Promise<void> {
  const noteColumns = note && { note: note.text, noteAccounts: note.accountIds };
  await tx.insert(staffLog).values({ staffId, act: action, subject, ...noteColumns });
}
