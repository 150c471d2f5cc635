import { and, getTableColumns, inArray, ne, or } from "drizzle-orm";
import type { PersonalData } from "../../base/db/personal-data";
import { trialLessons } from "./tables";

const isOfFamily = (accountIds: number[]) =>
  or(inArray(trialLessons.studentId, accountIds), inArray(trialLessons.parentId, accountIds));

/** Lessons that were held stay, without the family's wishes and contact, whichever member entered it, and without a link. */
export const trialData: PersonalData = {
  read: async (db, { accountIds }) => {
    // A meeting link is the school's secret: it may open other classes, too.
    const { meetingUrl: _link, ...columns } = getTableColumns(trialLessons);
    return { trial_lessons: await db.select(columns).from(trialLessons).where(isOfFamily(accountIds)) };
  },
  erase: async (tx, { accountIds }) => {
    await tx
      .delete(trialLessons)
      .where(and(inArray(trialLessons.studentId, accountIds), ne(trialLessons.state, "held")));
    await tx
      .update(trialLessons)
      .set({ wishes: null, meetingUrl: null, attendance: null })
      .where(isOfFamily(accountIds));
  },
};
