import type { sessionCalls } from "./session-calls";
import type { DeskHandlers } from "./context";
import { loginHandlers } from "./login-handlers";
import { ownAccountHandlers } from "./own-account-handlers";
import { invitationHandlers } from "./invitation-handlers";

export const sessionHandlers: DeskHandlers<typeof sessionCalls> = {
  ...loginHandlers,
  ...ownAccountHandlers,
  ...invitationHandlers,
};
