import type { PersonalData } from "../../base/db/personal-data";
import { listNotificationsAbout } from "../../engines/notifications/queries";
import { eraseMemberLeads, findMemberLeads, toNotifiedRecords } from "./erase";
import { readLeads } from "./lead-data";

/** Leads that the person sent while logged in, and those with the same email or the phone numbers of those leads. */
export const memberLeadData: PersonalData = {
  isErasedBeforeAccounts: true,
  read: async (db, person) => {
    const leads = await findMemberLeads(db, person.accountIds, person.emails);
    return {
      // The others are read with the person's own notifications.
      notifications: await listNotificationsAbout(db, toNotifiedRecords(leads), person),
      ...(await readLeads(db, leads)),
    };
  },
  erase: (tx, { accountIds, emails }) => eraseMemberLeads(tx, accountIds, emails),
};
