import type { Database } from "../../base/db/types";
import { listOwnStudents } from "../identity/entered-accounts";
import { readAccounts } from "../identity/queries";
import { trialLessons } from "./tables";

/**
 * Enters the request of a new family for its trial lesson, for its first student and without wishes, which staff know.
 * @param accountId the parent, or the adult who learns alone
 */
export async function enterTrialRequest(tx: Database, accountId: number, now: Date): Promise<void> {
  const account = (await readAccounts(tx, [accountId])).get(accountId);
  const [student] = account ? await listOwnStudents(tx, account) : [];
  if (student?.parentId == null) return;
  const { id: studentId, parentId } = student;
  await tx.insert(trialLessons).values({ parentId, studentId, createdAt: now });
}
