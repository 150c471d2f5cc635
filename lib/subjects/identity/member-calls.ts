import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { idNumber, timeZone } from "../../base/contract/call-shapes";
import { languages } from "../../base/i18n/languages";
import { changePasswordForm } from "./forms";

/** The account calls about a login and its sessions. */
export const identityActions = {
  password: {
    access: "token",
    limit: "passwordChange",
    request: z.strictObject(changePasswordForm.shape),
    response: z.object({ ended: z.int().describe("number of other sessions that ended") }),
  },
  /** Resends the link that confirms the member's email address. */
  "confirm-email": {
    access: "token",
    limit: "confirmMail",
    request: z.strictObject({}),
    response: z.object({}),
  },
  /** Ends one of the member's own sessions. */
  "end-session": {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ id: idNumber }),
    response: z.object({}),
  },
  /** Ends all of the member's sessions except the calling one. */
  "end-other-sessions": {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({}),
    response: z.object({ ended: z.int().min(0) }),
  },
  /** Stores the browser's language and time zone for mails to the member. */
  reader: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ language: z.enum(languages), time_zone: timeZone }),
    response: z.object({}),
  },
} as const satisfies Calls;
