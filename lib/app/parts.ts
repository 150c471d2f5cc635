import { activityPart } from "./activity/subject";
import { closedDayPart } from "./closed-days/subject";
import { deliveryPart } from "./delivery/subject";
import { editingPart } from "./editing/subject";
import { personalDataPart } from "./personal-data/subject";
import { subjects } from "./subjects";
import { todayPart } from "./today/subject";

/** The subjects, and the parts of the application that work on all of them. */
export const parts = [
  ...subjects,
  activityPart,
  closedDayPart,
  deliveryPart,
  editingPart,
  personalDataPart,
  todayPart,
] as const;
