import { actionHandlers, memberLoginHandlers } from "../people/handlers";
import { accountViewHandlers } from "../people/views";
import { findActivationCode } from "../campaign/find-activation-code";
import { accountHandlers } from "../people/desk-handlers";
import { contentHandlers } from "../editing/desk-handlers";
import { leadHandlers } from "../leads/desk-handlers";
import { linkHandlers } from "../campaign-links/desk-handlers";
import { noticesHandlers } from "../delivery/desk-handlers";
import { pageHandlers } from "../pages/desk-handlers";
import { seasonsHandlers } from "../campaign/desk-handlers";
import { seatHandlers } from "../series/bookings/desk-handlers";
import { queueHandlers } from "../series/bookings/queue-handlers";
import { recordingHandlers } from "../recordings/recording-handlers";
import { sessionHandlers } from "../staff/session-handlers";
import { activityHandlers } from "../activity/desk-handlers";
import { staffHandlers } from "../staff/staff-handlers";
import { startHandlers } from "../today/desk-handlers";
import { teacherHandlers } from "../teachers/desk-handlers";
import { testCountHandlers } from "../test-counts/desk-handlers";
import { trialHandlers } from "../trials/desk-handlers";
import type { DeskHandlers } from "../staff/context";
import type { Calls, Handlers } from "../contract/call";
import type { VisitorContexts } from "../calls/context";
import type { accountRows, campaignRows, deskCalls } from "./call-rows";

/* The handlers of the rows in lib/bootstrap/call-rows.ts; a missing one is a compile error. */

const deskHandlers: DeskHandlers<typeof deskCalls> = {
  ...startHandlers,
  ...leadHandlers,
  ...trialHandlers,
  ...accountHandlers,
  ...seatHandlers,
  ...queueHandlers,
  ...recordingHandlers,
  ...linkHandlers,
  ...testCountHandlers,
  ...sessionHandlers,
  ...staffHandlers,
  ...activityHandlers,
  ...teacherHandlers,
  ...seasonsHandlers,
  ...pageHandlers,
  ...contentHandlers,
  ...noticesHandlers,
};

type HandlersByMethod<Rows extends Record<string, Calls>> = {
  [Method in keyof Rows]: Handlers<Rows[Method], VisitorContexts>;
};

export const desk = { POST: deskHandlers };
export const account: HandlersByMethod<typeof accountRows> = {
  GET: accountViewHandlers,
  POST: { ...actionHandlers, ...memberLoginHandlers },
};
export const campaign: HandlersByMethod<typeof campaignRows> = { POST: { code: findActivationCode } };
