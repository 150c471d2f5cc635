import { defineSubject, serveCalls } from "../../engines/subject/define";
import { serveDeskCalls } from "../staff/context";
import { paymentAudit } from "./audit";
import { paymentCalls } from "./desk-calls";
import { paymentHandlers } from "./desk-handlers";
import { memberPaymentCalls } from "./member-calls";
import { memberPaymentHandlers } from "./member-handlers";
import { paymentData } from "./personal-data";
import { memberStatementFiles } from "./statement/member-calls";
import { memberStatementFileHandlers } from "./statement/member-handlers";
import { withdrawalActions } from "./withdrawals/member-calls";
import { withdrawalActionHandlers } from "./withdrawals/member-handlers";

export const paymentSubject = defineSubject({
  name: "payments",
  calls: {
    actions: serveCalls(
      { ...memberStatementFiles, ...withdrawalActions },
      { ...memberStatementFileHandlers, ...withdrawalActionHandlers },
    ),
    views: serveCalls(memberPaymentCalls, memberPaymentHandlers),
    desk: serveDeskCalls(paymentCalls, paymentHandlers),
  },
  personalData: [paymentData],
  audit: paymentAudit,
  demo: { load: () => import("./demo") },
});
