import { getTableColumns, inArray } from "drizzle-orm";
import type { PersonalData } from "../../base/db/personal-data";
import { teacherInvitations, teachers } from "./tables";

/** Invitations of a teacher. The public profile is content of the school: editors remove it. */
export const teacherData: PersonalData = {
  isErasedBeforeAccounts: true,
  read: async (db, { emails, teacherIds }) => {
    const { hash: _hash, mailedHash: _mailed, ...invitationColumns } = getTableColumns(teacherInvitations);
    // A meeting link is the school's secret.
    const { meetingUrl: _classroom, ...teacherColumns } = getTableColumns(teachers);
    return {
      teachers: await db.select(teacherColumns).from(teachers).where(inArray(teachers.id, teacherIds)),
      teacher_invitations: await db
        .select(invitationColumns)
        .from(teacherInvitations)
        .where(inArray(teacherInvitations.email, emails)),
    };
  },
  erase: async (tx, { emails }) => {
    await tx.delete(teacherInvitations).where(inArray(teacherInvitations.email, emails));
  },
};
