import { asc, inArray } from "drizzle-orm";
import type { PersonalData } from "../../base/db/personal-data";
import { consents } from "./tables";

export const consentData: PersonalData = {
  read: async (db, { accountIds }) => ({
    consents: await db
      .select()
      .from(consents)
      .where(inArray(consents.accountId, accountIds))
      .orderBy(asc(consents.id)),
  }),
  erase: async (tx, { accountIds }) => {
    await tx.delete(consents).where(inArray(consents.accountId, accountIds));
  },
};
