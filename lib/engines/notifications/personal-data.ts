import { inArray, or, sql, type SQL } from "drizzle-orm";
import type { PersonalData, Person } from "../../base/db/personal-data";
import { notices } from "./tables";

/** Whether a notification goes to one of the person's accounts or addresses. */
export const isTo = ({ accountIds, emails }: Person): SQL<boolean> =>
  sql<boolean>`coalesce(${or(
    inArray(notices.accountId, accountIds),
    inArray(sql`${notices.data} ->> 'email'`, emails),
  )}, false)`;

export const notificationData: PersonalData = {
  read: async (db, person) => ({ notices: await db.select().from(notices).where(isTo(person)) }),
  erase: async (tx, person) => {
    await tx.delete(notices).where(isTo(person));
  },
};
