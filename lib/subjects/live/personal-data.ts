import { inArray } from "drizzle-orm";
import type { PersonalData } from "../../base/db/personal-data";
import { liveSubscriptions } from "./tables";

export const savedLiveData: PersonalData = {
  read: async (db, { accountIds }) => ({
    saved_live_classes: await db
      .select()
      .from(liveSubscriptions)
      .where(inArray(liveSubscriptions.accountId, accountIds)),
  }),
  erase: async (tx, { accountIds }) => {
    await tx.delete(liveSubscriptions).where(inArray(liveSubscriptions.accountId, accountIds));
  },
};
