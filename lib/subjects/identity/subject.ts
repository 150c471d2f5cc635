import { lt } from "drizzle-orm";
import { command } from "../../engines/subject/command";
import { defineSubject, serveCalls } from "../../engines/subject/define";
import { identityAudit } from "./audit";
import { calendarData } from "./calendar-data";
import { accountOptions, renewPassword } from "./commands";
import { identityActions } from "./member-calls";
import { identityHandlers } from "./member-handlers";
import { accountData } from "./personal-data";
import { accountLinks, accounts, knownNetworks, tokens } from "./tables";

export const identitySubject = defineSubject({
  name: "identity",
  calls: { actions: serveCalls(identityActions, identityHandlers) },
  personalData: [accountData, calendarData],
  deleteExpired: async (db, now) => {
    for (const table of [tokens, accountLinks, knownNetworks])
      await db.delete(table).where(lt(table.expiresAt, now));
  },
  commands: { renewPassword: command(accountOptions, renewPassword) },
  audit: identityAudit,
  demo: { tables: [accounts], load: () => import("./demo") },
});
