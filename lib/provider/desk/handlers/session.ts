import type { sessionCalls } from "../../../desk/calls/session";
import type { DeskHandlers } from "../types";
import { loginHandlers } from "./login";
import { ownAccountHandlers } from "./own-account";
import { invitationHandlers } from "./invitation";

export const sessionHandlers: DeskHandlers<typeof sessionCalls> = {
  ...loginHandlers,
  ...ownAccountHandlers,
  ...invitationHandlers,
};
