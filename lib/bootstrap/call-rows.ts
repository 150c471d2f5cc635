import { activityCalls } from "../activity/desk-calls";
import { accountActions } from "../people/action-calls";
import { loginCalls } from "../identity/login-calls";
import { accountViews } from "../people/view-calls";
import { accountCalls } from "../people/desk-calls";
import { contentCalls } from "../editing/desk-calls";
import { leadCalls } from "../leads/desk-calls";
import { linkCalls } from "../campaign-links/desk-calls";
import { noticesCalls } from "../delivery/desk-calls";
import { pageCalls } from "../pages/desk-calls";
import { seasonsCalls } from "../campaign/desk-calls";
import { seatCalls } from "../series/bookings/desk-calls";
import { queueCalls } from "../series/bookings/queue-calls";
import { recordingCalls } from "../recordings/recording-calls";
import { sessionCalls } from "../staff/session-calls";
import { staffCalls } from "../staff/staff-calls";
import { startCalls } from "../today/desk-calls";
import { teacherCalls } from "../teachers/desk-calls";
import { testCountCalls } from "../test-counts/desk-calls";
import { trialCalls } from "../trials/desk-calls";
import { codeCalls } from "../campaign/code-again";

/*
 * The calls that are not among the 16 of the provider, by method and by name, which is the end of the address. Their
 * handlers are listed in lib/bootstrap/call-handlers.ts. Browser code may import types only.
 */

/** `/api/desk/{name}` */
export const deskCalls = {
  ...startCalls,
  ...leadCalls,
  ...trialCalls,
  ...accountCalls,
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
  ...seasonsCalls,
  ...pageCalls,
  ...noticesCalls,
};

export type DeskCallName = keyof typeof deskCalls;
export const deskRows = { POST: deskCalls };
/** `/api/account/{name}` */
export const accountRows = { GET: accountViews, POST: { ...accountActions, ...loginCalls } };
/** `/api/campaign/{name}` */
export const campaignRows = { POST: codeCalls };
