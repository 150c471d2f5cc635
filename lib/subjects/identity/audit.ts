import { inArray } from "drizzle-orm";
import type { Audit } from "../../engines/subject/audit";
import { accounts } from "./tables";

export const identityAudit = {
  references: {
    account: {
      screen: "person",
      findNames: async (db, ids) => {
        const { id, nickname } = accounts;
        const rows = await db
          .select({ id, nickname })
          .from(accounts)
          .where(inArray(id, ids.map(Number)));
        return new Map(rows.map((row) => [String(row.id), row.nickname]));
      },
    },
  },
} satisfies Audit;
