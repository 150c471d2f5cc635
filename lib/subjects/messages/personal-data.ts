import { inArray } from "drizzle-orm";
import type { PersonalData } from "../../base/db/personal-data";
import { optOutAddresses } from "./opt-outs";
import { advertisingOptOuts, messageRecipients } from "./tables";

/** That a message was sent to the person; its text belongs to the school. */
export const messageData: PersonalData = {
  read: async (db, { accountIds, emails }) => ({
    messages_received: await db
      .select()
      .from(messageRecipients)
      .where(inArray(messageRecipients.accountId, accountIds)),
    advertising_opt_outs: await db
      .select()
      .from(advertisingOptOuts)
      .where(inArray(advertisingOptOuts.address, toAddresses(accountIds, emails))),
  }),
  erase: async (tx, { accountIds, emails }) => {
    await tx.delete(messageRecipients).where(inArray(messageRecipients.accountId, accountIds));
    await tx
      .delete(advertisingOptOuts)
      .where(inArray(advertisingOptOuts.address, toAddresses(accountIds, emails)));
  },
};

const toAddresses = (accountIds: readonly number[], emails: readonly string[]): string[] => [
  ...emails,
  ...accountIds.flatMap((accountId) => optOutAddresses({ email: null, accountId })),
];
