import { actionHandlers, memberLoginHandlers } from "../../subjects/people/handlers";
import { accountViewHandlers } from "../../subjects/people/views";
import { findActivationCode } from "../../subjects/campaign/find-activation-code";
import { peopleHandlers } from "../../subjects/people/desk-handlers";
import { contentHandlers } from "../editing/desk-handlers";
import { leadHandlers } from "../../subjects/leads/desk-handlers";
import { linkHandlers } from "../../subjects/campaign/links/desk-handlers";
import { notificationHandlers } from "../delivery/desk-handlers";
import { pageHandlers } from "../../subjects/pages/desk-handlers";
import { campaignHandlers } from "../../subjects/campaign/desk-handlers";
import { seatHandlers } from "../../subjects/series/bookings/desk-handlers";
import { queueHandlers } from "../../subjects/series/bookings/queue-handlers";
import { recordingHandlers } from "../../subjects/lessons/recordings/recording-handlers";
import { sessionHandlers } from "../../subjects/staff/session-handlers";
import { activityHandlers } from "../activity/desk-handlers";
import { staffHandlers } from "../../subjects/staff/staff-handlers";
import { todayHandlers } from "../today/desk-handlers";
import { teacherHandlers } from "../../subjects/teachers/desk-handlers";
import { testCountHandlers } from "../../subjects/level-test/counts/desk-handlers";
import { trialHandlers } from "../../subjects/trials/desk-handlers";
import type { DeskHandlers } from "../../subjects/staff/context";
import type { Calls, Handlers } from "../../base/contract/call";
import type { VisitorContexts } from "../../engines/calls/context";
import type { accountRows, campaignRows, deskCalls } from "./call-rows";

/* The handlers of the rows in lib/app/bootstrap/call-rows.ts; a missing one is a compile error. */

const deskHandlers: DeskHandlers<typeof deskCalls> = {
  ...todayHandlers,
  ...leadHandlers,
  ...trialHandlers,
  ...peopleHandlers,
  ...seatHandlers,
  ...queueHandlers,
  ...recordingHandlers,
  ...linkHandlers,
  ...testCountHandlers,
  ...sessionHandlers,
  ...staffHandlers,
  ...activityHandlers,
  ...teacherHandlers,
  ...campaignHandlers,
  ...pageHandlers,
  ...contentHandlers,
  ...notificationHandlers,
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
