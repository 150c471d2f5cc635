import { arrayOverlaps } from "drizzle-orm";
import type { PersonalData } from "../../base/db/personal-data";
import { staffLog } from "./tables";

/** What staff wrote about a person in the audit log; the log stays. */
export const staffNoteData: PersonalData = {
  isErasedBeforeAccounts: true,
  read: async (db, { accountIds }) => ({
    staff_notes: await db
      .select({ at: staffLog.createdAt, act: staffLog.act, note: staffLog.note })
      .from(staffLog)
      .where(arrayOverlaps(staffLog.noteAccounts, accountIds)),
  }),
  erase: async (tx, { accountIds }) => {
    await tx
      .update(staffLog)
      .set({ note: null, noteAccounts: [] })
      .where(arrayOverlaps(staffLog.noteAccounts, accountIds));
  },
};
