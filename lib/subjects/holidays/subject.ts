import { defineSubject } from "../../engines/subject/define";
import { serveDeskCalls } from "../staff/context";
import { holidayAudit } from "./audit";
import { holidayCalls } from "./desk-calls";
import { holidayHandlers } from "./desk-handlers";
import { loadClosedDays } from "./published";

export const holidaySubject = defineSubject({
  name: "holidays",
  calls: { desk: serveDeskCalls(holidayCalls, holidayHandlers) },
  load: loadClosedDays,
  audit: holidayAudit,
  demo: { load: () => import("./demo") },
});
