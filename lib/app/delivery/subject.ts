import * as z from "zod";
import { command } from "../../engines/subject/command";
import { defineSubject } from "../../engines/subject/define";
import { serveDeskCalls } from "../../subjects/staff/context";
import { deliveryAudit } from "./audit";
import { retryNotifications, retryOptions, sendTestNotification, showOutbox } from "./commands";
import { notificationCalls } from "./desk-calls";
import { notificationHandlers } from "./desk-handlers";

export const deliveryPart = defineSubject({
  name: "delivery",
  calls: { desk: serveDeskCalls(notificationCalls, notificationHandlers) },
  commands: {
    outbox: command(z.strictObject({}), showOutbox),
    retryNotifications: command(retryOptions, retryNotifications),
    testNotification: command(z.strictObject({}), sendTestNotification),
  },
  audit: deliveryAudit,
});
