import { lt } from "drizzle-orm";
import { command } from "../../engines/subject/command";
import { defineSubject } from "../../engines/subject/define";
import { staffAudit } from "./audit";
import { inviteOwner, ownerOptions } from "./commands";
import { serveDeskCalls } from "./context";
import { staffNoteData } from "./personal-data";
import { sessionCalls } from "./session-calls";
import { sessionHandlers } from "./session-handlers";
import { staffCalls } from "./staff-calls";
import { staffHandlers } from "./staff-handlers";
import { staffInvitations, staffSessions } from "./tables";

export const staffSubject = defineSubject({
  name: "staff",
  calls: {
    desk: serveDeskCalls({ ...sessionCalls, ...staffCalls }, { ...sessionHandlers, ...staffHandlers }),
  },
  personalData: [staffNoteData],
  deleteExpired: async (db, now) => {
    for (const table of [staffSessions, staffInvitations])
      await db.delete(table).where(lt(table.expiresAt, now));
  },
  commands: { inviteOwner: command(ownerOptions, inviteOwner) },
  audit: staffAudit,
  demo: { load: () => import("./demo") },
});
