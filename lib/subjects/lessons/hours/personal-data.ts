import { getTableColumns, inArray } from "drizzle-orm";
import type { PersonalData } from "../../../base/db/personal-data";
import { teacherDelays, teacherRates } from "./tables";

/** What a teacher earns, and when they were late. */
export const hoursData: PersonalData = {
  read: async (db, { teacherIds }) => {
    const { staffId: _rate, ...rateColumns } = getTableColumns(teacherRates);
    const { staffId: _delay, ...delayColumns } = getTableColumns(teacherDelays);
    return {
      teacher_rates: await db
        .select(rateColumns)
        .from(teacherRates)
        .where(inArray(teacherRates.teacherId, teacherIds)),
      teacher_delays: await db
        .select(delayColumns)
        .from(teacherDelays)
        .where(inArray(teacherDelays.teacherId, teacherIds)),
    };
  },
  erase: async (tx, { teacherIds }) => {
    await tx.delete(teacherRates).where(inArray(teacherRates.teacherId, teacherIds));
    await tx.delete(teacherDelays).where(inArray(teacherDelays.teacherId, teacherIds));
  },
};
