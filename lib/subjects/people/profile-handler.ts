import { database } from "../../base/db/connect";
import { readPoints } from "../identity/queries";
import { requireAccount } from "../identity/tokens";
import type { PublicHandlers } from "../../engines/calls/context";

export const profile: Pick<PublicHandlers, "profile"> = {
  /** Parents get a student profile too, with the same class points. */
  profile: async (_request, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    const { id, nickname, avatar, teacherId, parentId } = account;
    if (teacherId !== null) return { student: null, teacher: { id: teacherId, nickname, avatar } };
    const class_point = await readPoints(db, parentId ?? id);
    return { student: { id, nickname, avatar, class_point }, teacher: null };
  },
};
