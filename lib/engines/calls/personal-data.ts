import { inArray } from "drizzle-orm";
import type { PersonalData } from "../../base/db/personal-data";
import { idempotencyKeys } from "./tables";

/** Stored responses to the calls of a person's accounts. They repeat what other subjects keep, so there is no copy. */
export const storedResponseData: PersonalData = {
  erase: async (tx, { accountIds }) => {
    await tx.delete(idempotencyKeys).where(
      inArray(
        idempotencyKeys.scope,
        accountIds.map((id) => `account:${id}`),
      ),
    );
  },
};
