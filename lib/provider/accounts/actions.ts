import type { AccountActionAnswer, AccountActionName, AccountActionRequest } from "../../account/actions";
import { applyForStudent } from "../handlers/booking";
import type { CallContext } from "../types";
import { changeCalendar } from "./calendar";
import { changePassword } from "./change-password";
import { sendLinkAgain } from "./confirm-email";
import { correctStudent, openStudent, rename } from "./family";
import { endOtherSessions, endSession } from "./open-sessions";
import { keepReader } from "./reader";
import { saveLive } from "./saved-lives";
import { askForTrial, changeTrialWishes, withdrawTrial } from "./trial-lessons";
import { waitForSeat } from "./waiting-places";

type Actions = {
  [Name in AccountActionName]: (
    request: AccountActionRequest<Name>,
    context: CallContext,
  ) => Promise<AccountActionAnswer<Name>>;
};

const actions: Actions = {
  name: rename,
  password: changePassword,
  student: openStudent,
  "correct-student": correctStudent,
  trial: askForTrial,
  "change-trial": changeTrialWishes,
  "withdraw-trial": withdrawTrial,
  apply: applyForStudent,
  waiting: waitForSeat,
  calendar: changeCalendar,
  "saved-live": saveLive,
  "confirm-email": sendLinkAgain,
  reader: keepReader,
  "end-session": endSession,
  "end-other-sessions": endOtherSessions,
};

/**
 * Runs an action of the embedded account pages (lib/account/actions.ts).
 * @param request must be validated against the action's schema.
 * @throws ProviderError for every refusal.
 */
export function act<Name extends AccountActionName>(
  name: Name,
  request: AccountActionRequest<Name>,
  context: CallContext,
): Promise<AccountActionAnswer<Name>> {
  return actions[name](request, context);
}
