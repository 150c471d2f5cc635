import { command } from "../../engines/subject/command";
import { defineSubject } from "../../engines/subject/define";
import { accountOptions } from "../../subjects/identity/commands";
import { serveDeskCalls } from "../../subjects/staff/context";
import { personalDataAudit } from "./audit";
import { personalDataCalls } from "./desk-calls";
import { personalDataHandlers } from "./desk-handlers";
import { eraseAccount, eraseAccountOptions } from "./erase";
import { exportPersonalData } from "./export";

export const personalDataPart = defineSubject({
  name: "personal-data",
  calls: { desk: serveDeskCalls(personalDataCalls, personalDataHandlers) },
  commands: {
    showAccount: command(accountOptions, exportPersonalData),
    eraseAccount: command(eraseAccountOptions, eraseAccount),
  },
  audit: personalDataAudit,
});
