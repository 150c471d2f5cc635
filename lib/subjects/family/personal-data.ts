import { asc, getTableColumns, inArray } from "drizzle-orm";
import type { PersonalData } from "../../base/db/personal-data";
import { familyInvitations, familyNotes } from "./tables";

/** A family's invitation, and what staff noted about it. */
export const familyData: PersonalData = {
  read: async (db, { accountIds }) => {
    const { hash: _hash, mailedHash: _mailed, ...invitationColumns } = getTableColumns(familyInvitations);
    return {
      family_invitations: await db
        .select(invitationColumns)
        .from(familyInvitations)
        .where(inArray(familyInvitations.accountId, accountIds)),
      family_notes: await db
        .select()
        .from(familyNotes)
        .where(inArray(familyNotes.accountId, accountIds))
        .orderBy(asc(familyNotes.id)),
    };
  },
  erase: async (tx, { accountIds }) => {
    await tx.delete(familyInvitations).where(inArray(familyInvitations.accountId, accountIds));
    await tx.delete(familyNotes).where(inArray(familyNotes.accountId, accountIds));
  },
};
