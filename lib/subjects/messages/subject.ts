import { defineSubject, serveCalls } from "../../engines/subject/define";
import { serveDeskCalls } from "../staff/context";
import { messageAudit } from "./audit";
import { messageCalls } from "./desk-calls";
import { messageHandlers } from "./desk-handlers";
import { messageActions } from "./member-calls";
import { messageActionHandlers } from "./member-handlers";
import { messageData } from "./personal-data";
import { settleStates } from "./states";

export const messageSubject = defineSubject({
  name: "messages",
  calls: {
    actions: serveCalls(messageActions, messageActionHandlers),
    desk: serveDeskCalls(messageCalls, messageHandlers),
  },
  personalData: [messageData],
  deleteExpired: settleStates,
  audit: messageAudit,
});
