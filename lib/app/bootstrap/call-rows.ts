import { activityCalls } from "../activity/desk-calls";
import { accountActions } from "../../subjects/people/action-calls";
import { loginCalls } from "../../subjects/identity/login-calls";
import { accountViews } from "../../subjects/people/view-calls";
import { peopleCalls } from "../../subjects/people/desk-calls";
import { contentCalls } from "../editing/desk-calls";
import { leadCalls } from "../../subjects/leads/desk-calls";
import { linkCalls } from "../../subjects/campaign/links/desk-calls";
import { notificationCalls } from "../delivery/desk-calls";
import { pageCalls } from "../../subjects/pages/desk-calls";
import { campaignCalls } from "../../subjects/campaign/desk-calls";
import { seatCalls } from "../../subjects/series/bookings/desk-calls";
import { queueCalls } from "../../subjects/series/bookings/queue-calls";
import { recordingCalls } from "../../subjects/lessons/recordings/recording-calls";
import { sessionCalls } from "../../subjects/staff/session-calls";
import { staffCalls } from "../../subjects/staff/staff-calls";
import { todayCalls } from "../today/desk-calls";
import { teacherCalls } from "../../subjects/teachers/desk-calls";
import { testCountCalls } from "../../subjects/level-test/counts/desk-calls";
import { trialCalls } from "../../subjects/trials/desk-calls";
import { codeCalls } from "../../subjects/campaign/code-again";

/*
 * The calls that are not among the 16 of the provider, by method and by name, which is the end of the address. Their
 * handlers are listed in lib/app/bootstrap/call-handlers.ts. Browser code may import types only.
 */

/** `/api/desk/{name}` */
export const deskCalls = {
  ...todayCalls,
  ...leadCalls,
  ...trialCalls,
  ...peopleCalls,
  ...seatCalls,
  ...queueCalls,
  ...recordingCalls,
  ...linkCalls,
  ...testCountCalls,
  ...contentCalls,
  ...sessionCalls,
  ...staffCalls,
  ...activityCalls,
  ...teacherCalls,
  ...campaignCalls,
  ...pageCalls,
  ...notificationCalls,
};

export type DeskCallName = keyof typeof deskCalls;
export const deskRows = { POST: deskCalls };
/** `/api/account/{name}` */
export const accountRows = { GET: accountViews, POST: { ...accountActions, ...loginCalls } };
/** `/api/campaign/{name}` */
export const campaignRows = { POST: codeCalls };
