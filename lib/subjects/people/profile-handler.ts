import { eq } from "drizzle-orm";
import { database } from "../../base/db/connect";
import { accounts } from "../identity/tables";
import { requireAccount } from "../identity/tokens";
import type { PublicHandlers } from "../../engines/calls/context";

export const profile: Pick<PublicHandlers, "profile"> = {
  /** Parents get a student profile too, with the same class points. */
  profile: async (_request, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    const { id, nickname, avatar, teacherId, parentId } = account;
    if (teacherId !== null) return { student: null, teacher: { id: teacherId, nickname, avatar } };
    const [holder] = await db
      .select({ points: accounts.points })
      .from(accounts)
      .where(eq(accounts.id, parentId ?? id));
    return { student: { id, nickname, avatar, class_point: holder?.points ?? 0 }, teacher: null };
  },
};
