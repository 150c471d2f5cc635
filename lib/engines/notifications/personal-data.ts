import { inArray, or, sql, type SQL } from "drizzle-orm";
import type { PersonalData, Person } from "../../base/db/personal-data";
import { notifications } from "./tables";

/** Whether a notification goes to one of the person's accounts or addresses. */
export const isTo = ({ accountIds, emails }: Person): SQL<boolean> =>
  sql<boolean>`coalesce(${or(
    inArray(notifications.accountId, accountIds),
    inArray(sql`${notifications.data} ->> 'email'`, emails),
  )}, false)`;

export const notificationData: PersonalData = {
  read: async (db, person) => ({ notifications: await db.select().from(notifications).where(isTo(person)) }),
  erase: async (tx, person) => {
    await tx.delete(notifications).where(isTo(person));
  },
};
