import { and, not } from "drizzle-orm";
import type { PersonalData } from "../../base/db/personal-data";
import { isTo } from "../../engines/notifications/personal-data";
import { notifications } from "../../engines/notifications/tables";
import { eraseMemberLeads, findMemberLeads, isAboutLeads } from "./erase";
import { readLeads } from "./lead-data";

/** Leads that the person sent while logged in, and those with the same email or the phone numbers of those leads. */
export const memberLeadData: PersonalData = {
  isErasedBeforeAccounts: true,
  read: async (db, person) => {
    const leads = await findMemberLeads(db, person.accountIds, person.emails);
    return {
      // The others are read with the person's own notifications.
      notifications: await db
        .select()
        .from(notifications)
        .where(and(isAboutLeads(leads), not(isTo(person)))),
      ...(await readLeads(db, leads)),
    };
  },
  erase: (tx, { accountIds, emails }) => eraseMemberLeads(tx, accountIds, emails),
};
