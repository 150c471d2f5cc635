import { and, eq, ne } from "drizzle-orm";
import type { AccountActionResponse, AccountActionName, AccountActionRequest } from "../../account/actions";
import { database } from "../db/connect";
import { accounts } from "../db/schema";
import { applyForStudent } from "../handlers/booking";
import type { CallContext } from "../types";
import { changeCalendar } from "./calendar";
import { changePassword } from "./change-password";
import { resendConfirmation } from "./confirm-email";
import { correctStudent, createStudent, renameAccount } from "./family";
import { endOtherSessions, endSession } from "./open-sessions";
import { saveLive } from "./saved-lives";
import { requireAccount } from "./tokens";
import { requestTrial, changeTrialWishes, withdrawTrial } from "./trial-lessons";
import { changeWaitingPlace } from "./waiting-places";

type AccountActions = {
  [Name in AccountActionName]: (
    request: AccountActionRequest<Name>,
    context: CallContext,
  ) => Promise<AccountActionResponse<Name>>;
};

const actionHandlers: AccountActions = {
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
  "saved-live": saveLive,
  "confirm-email": resendConfirmation,
  reader: saveReaderPreferences,
  "end-session": endSession,
  "end-other-sessions": endOtherSessions,
};

/**
 * Runs an action of the embedded account pages (lib/account/actions.ts).
 * @param request must be validated against the action's schema.
 * @throws ProviderError for every refusal.
 */
export function runAccountAction<Name extends AccountActionName>(
  name: Name,
  request: AccountActionRequest<Name>,
  context: CallContext,
): Promise<AccountActionResponse<Name>> {
  return actionHandlers[name](request, context);
}

/** Saves the caller's language and time zone. Without a time zone the stored one stays. */
async function saveReaderPreferences(
  { language, time_zone: timeZone }: AccountActionRequest<"reader">,
  context: CallContext,
): Promise<AccountActionResponse<"reader">> {
  const db = await database();
  const { id } = await requireAccount(db, context);
  await db
    .update(accounts)
    .set({ language, ...(timeZone && { timeZone }) })
    .where(and(eq(accounts.id, id), ne(accounts.nickname, "")));
  return {};
}
