import { defineSubject } from "../../engines/subject/define";
import { serveDeskCalls } from "../../subjects/staff/context";
import { activityCalls } from "./desk-calls";
import { activityHandlers } from "./desk-handlers";

export const activityPart = defineSubject({
  name: "activity",
  calls: { desk: serveDeskCalls(activityCalls, activityHandlers) },
});
