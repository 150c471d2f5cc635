import { accountActions } from "../account/actions";
import { loginCalls } from "../account/login-calls";
import { accountViews } from "../account/views";
import { accountCalls } from "../desk/calls/accounts";
import { contentCalls } from "../desk/calls/content";
import { leadCalls } from "../desk/calls/leads";
import { linkCalls } from "../desk/calls/links";
import { noticesCalls } from "../desk/calls/notices";
import { seasonsCalls } from "../desk/calls/seasons";
import { seatCalls } from "../desk/calls/seats";
import { sessionCalls } from "../desk/calls/session";
import { staffCalls } from "../desk/calls/staff";
import { startCalls } from "../desk/calls/start";
import { trialCalls } from "../desk/calls/trials";
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
  ...linkCalls,
  ...contentCalls,
  ...sessionCalls,
  ...staffCalls,
  ...seasonsCalls,
  ...noticesCalls,
};

export type DeskCallName = keyof typeof deskCalls;
export const deskRows = { POST: deskCalls };
/** `/api/account/{name}` */
export const accountRows = { GET: accountViews, POST: { ...accountActions, ...loginCalls } };
/** `/api/campaign/{name}` */
export const campaignRows = { POST: codeCalls };
