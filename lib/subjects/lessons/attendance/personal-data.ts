import { inArray } from "drizzle-orm";
import type { PersonalData } from "../../../base/db/personal-data";
import { lessonAttendance } from "./tables";

/** A student's attendance. */
export const attendanceData: PersonalData = {
  read: async (db, { accountIds }) => ({
    attendance: await db
      .select()
      .from(lessonAttendance)
      .where(inArray(lessonAttendance.studentId, [...accountIds])),
  }),
  erase: async (tx, { accountIds }) => {
    await tx.delete(lessonAttendance).where(inArray(lessonAttendance.studentId, [...accountIds]));
  },
};
