import { staffLog } from "../db/schema";
import type { Database } from "../db/types";

/** What is written down of what members of staff do; the words that people read stand in messages/desk. */
export type Act =
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
  | "points"
  | "account-link"
  | "erased-account"
  | "seat-moved"
  | "seat-cancelled"
  | "announced"
  | "trial"
  | "link-made"
  | "link-ended"
  | "link-resumed"
  | "season-saved"
  | "season-published"
  | "season-taken-back"
  | "season-discarded"
  | "notices-again"
  | "notices-tested";

/**
 * Adds a line to the log, in the transaction of what it tells of.
 * @param staffId who did it; null for the operator's commands.
 * @param subject what or whom it was done to, never what was in it.
 */
export async function noteAct(
  tx: Database,
  staffId: number | null,
  act: Act,
  subject: string,
): Promise<void> {
  await tx.insert(staffLog).values({ staffId, act, subject });
}
