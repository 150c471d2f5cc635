import { command } from "../../engines/subject/command";
import { defineSubject } from "../../engines/subject/define";
import { serveDeskCalls } from "../../subjects/staff/context";
import { todayCalls } from "./desk-calls";
import { todayHandlers } from "./desk-handlers";
import { recordBackupCommand, recordBackupOptions } from "./last-backup";

export const todayPart = defineSubject({
  name: "today",
  calls: { desk: serveDeskCalls(todayCalls, todayHandlers) },
  commands: { recordBackup: command(recordBackupOptions, recordBackupCommand) },
});
