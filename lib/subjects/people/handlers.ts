import { and, eq, ne } from "drizzle-orm";
import type { accountActions } from "./action-calls";
import type { loginCalls } from "../identity/login-calls";
import type { Handlers, RequestOf } from "../../base/contract/call";
import { describeDevice } from "../../base/session/device";
import { database } from "../../base/db/connect";
import { applyForStudent } from "../series/bookings/handlers";
import { accounts } from "../identity/tables";
import type { CallContext, VisitorContexts } from "../../engines/calls/context";
import { acceptTeacherInvitation, readTeacherInvitation } from "./accept-teacher-invitation";
import { changeCalendar } from "./calendar";
import { saveTeachingRecording } from "./save-teaching-recording";
import { changePassword } from "../identity/change-password";
import { resendConfirmation } from "../identity/confirm-email";
import { confirmEmailByLink } from "./mailed-links";
import { correctStudent, createStudent, renameAccount } from "../family/students";
import { requestPasswordReset } from "../identity/forgotten-password";
import { resetPasswordByLink } from "./mailed-links";
import { rememberNetwork } from "../identity/known-networks";
import { limitLogin } from "../identity/limit-login";
import { endOtherSessions, endMemberSession } from "../identity/open-sessions";
import { saveLive } from "../live/saved-lives";
import { login, logout, register } from "../identity/sessions";
import { requestTrial, changeTrialWishes, withdrawTrial } from "../trials/trial-lessons";
import { requireAccount } from "../identity/tokens";
import { changeWaitingPlace } from "../series/bookings/waiting-places";

export const actionHandlers: Handlers<typeof accountActions, VisitorContexts> = {
  name: renameAccount,
  password: changePassword,
  student: createStudent,
  "correct-student": correctStudent,
  trial: requestTrial,
  "change-trial": changeTrialWishes,
  "withdraw-trial": withdrawTrial,
  apply: applyForStudent,
  waiting: changeWaitingPlace,
  calendar: changeCalendar,
  recording: saveTeachingRecording,
  "saved-live": saveLive,
  "confirm-email": resendConfirmation,
  reader: saveReaderPreferences,
  "end-session": endMemberSession,
  "end-other-sessions": endOtherSessions,
};

export const memberLoginHandlers: Handlers<typeof loginCalls, VisitorContexts> = {
  login: (fields, context) =>
    limitLogin("member", fields, context, (allowed) => login(allowed, context.language, deviceOf(context))),
  register: (fields, context) => {
    const { suspect, consents } = context;
    return register(fields, { suspect, consents, device: deviceOf(context) });
  },
  logout: async (_, { token = "" }) => {
    await logout(token);
    return {};
  },
  forgotten: async (fields, context) => {
    await requestPasswordReset(fields, context);
    return {};
  },
  renew: async (fields, context) => {
    const email = await resetPasswordByLink(fields, context);
    // The network that opened the link is the owner's; earlier known networks may belong to an attacker.
    const { network } = context;
    if (network) await rememberNetwork(await database(), { kind: "member", email }, network);
    return {};
  },
  confirm: async (fields, context) => {
    await confirmEmailByLink(fields, context);
    return {};
  },
  "teacher-invitation": readTeacherInvitation,
  "accept-teacher-invitation": acceptTeacherInvitation,
};

/** The device that a session opened by this request is labeled with. */
const deviceOf = ({ userAgent = null, network }: CallContext) => describeDevice(userAgent, network);

/** Saves the caller's language and time zone. Without a time zone the stored one stays. */
async function saveReaderPreferences(
  { language, time_zone: timeZone }: RequestOf<typeof accountActions, "reader">,
  context: CallContext,
): Promise<Record<string, never>> {
  const db = await database();
  const { id } = await requireAccount(db, context);
  await db
    .update(accounts)
    .set({ language, ...(timeZone && { timeZone }) })
    .where(and(eq(accounts.id, id), ne(accounts.nickname, "")));
  return {};
}
