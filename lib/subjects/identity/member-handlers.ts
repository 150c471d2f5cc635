import { and, eq, ne } from "drizzle-orm";
import type { identityActions } from "./member-calls";
import type { Handlers, RequestOf } from "../../base/contract/call";
import { database } from "../../base/db/connect";
import type { CallContext, VisitorContexts } from "../../engines/calls/context";
import { changePassword } from "./change-password";
import { resendConfirmation } from "./confirm-email";
import { endOtherSessions, endMemberSession } from "./open-sessions";
import { accounts } from "./tables";
import { requireAccount } from "./tokens";

export const identityHandlers: Handlers<typeof identityActions, VisitorContexts> = {
  password: changePassword,
  "confirm-email": resendConfirmation,
  reader: saveReaderPreferences,
  "end-session": endMemberSession,
  "end-other-sessions": endOtherSessions,
};

/** Saves the caller's language and time zone. Without a time zone the stored one stays. */
async function saveReaderPreferences(
  { language, time_zone: timeZone }: RequestOf<typeof identityActions, "reader">,
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
