import { lt } from "drizzle-orm";
import { defineSubject } from "../../engines/subject/define";
import { serveDeskCalls } from "../staff/context";
import { teacherAudit } from "./audit";
import { teacherCalls } from "./desk-calls";
import { teacherHandlers } from "./desk-handlers";
import { people } from "./handlers";
import { teacherData } from "./personal-data";
import { teacherInvitations, teachers } from "./tables";

export const teacherSubject = defineSubject({
  name: "teachers",
  calls: { public: people, desk: serveDeskCalls(teacherCalls, teacherHandlers) },
  personalData: [teacherData],
  deleteExpired: async (db, now) => {
    await db.delete(teacherInvitations).where(lt(teacherInvitations.expiresAt, now));
  },
  audit: teacherAudit,
  demo: { tables: [teachers], load: () => import("./demo") },
});
