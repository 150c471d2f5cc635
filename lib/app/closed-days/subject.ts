import { defineSubject } from "../../engines/subject/define";
import { serveDeskCalls } from "../../subjects/staff/context";
import { closedDayCalls } from "./desk-calls";
import { closedDayHandlers } from "./desk-handlers";

export const closedDayPart = defineSubject({
  name: "closed-days",
  calls: { desk: serveDeskCalls(closedDayCalls, closedDayHandlers) },
});
