import { actionHandlers, loginHandlers } from "../people/handlers";
import { accountViews } from "../people/views";
import { findActivationCode } from "../campaign/find-activation-code";
import { accountHandlers } from "../provider/desk/handlers/accounts";
import { contentHandlers } from "../provider/desk/handlers/content";
import { leadHandlers } from "../provider/desk/handlers/leads";
import { linkHandlers } from "../provider/desk/handlers/links";
import { noticesHandlers } from "../provider/desk/handlers/notices";
import { seasonsHandlers } from "../provider/desk/handlers/seasons";
import { seatHandlers } from "../provider/desk/handlers/seats";
import { sessionHandlers } from "../provider/desk/handlers/session";
import { staffHandlers } from "../provider/desk/handlers/staff";
import { startHandlers } from "../provider/desk/handlers/start";
import { trialHandlers } from "../provider/desk/handlers/trials";
import type { DeskHandlers } from "../provider/desk/types";
import type { Calls, Handlers } from "../calls/call";
import type { VisitorContexts } from "../contract/provider-error";
import type { accountRows, campaignRows, deskCalls } from "./call-rows";

/* The handlers of the rows in lib/bootstrap/call-rows.ts; a missing one is a compile error. */

const deskHandlers: DeskHandlers<typeof deskCalls> = {
  ...startHandlers,
  ...leadHandlers,
  ...trialHandlers,
  ...accountHandlers,
  ...seatHandlers,
  ...linkHandlers,
  ...sessionHandlers,
  ...staffHandlers,
  ...seasonsHandlers,
  ...contentHandlers,
  ...noticesHandlers,
};

type HandlersByMethod<Rows extends Record<string, Calls>> = {
  [Method in keyof Rows]: Handlers<Rows[Method], VisitorContexts>;
};

export const desk = { POST: deskHandlers };
export const account: HandlersByMethod<typeof accountRows> = {
  GET: accountViews,
  POST: { ...actionHandlers, ...loginHandlers },
};
export const campaign: HandlersByMethod<typeof campaignRows> = { POST: { code: findActivationCode } };
