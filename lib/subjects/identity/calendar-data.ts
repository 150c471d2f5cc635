import { getTableColumns, inArray } from "drizzle-orm";
import type { PersonalData } from "../../base/db/personal-data";
import { calendars } from "./tables";

export const calendarData: PersonalData = {
  read: async (db, { accountIds }) => {
    const { hash: _secret, ...columns } = getTableColumns(calendars);
    return {
      calendars: await db.select(columns).from(calendars).where(inArray(calendars.accountId, accountIds)),
    };
  },
  erase: async (tx, { accountIds }) => {
    await tx.delete(calendars).where(inArray(calendars.accountId, accountIds));
  },
};
