import type { Handlers } from "../../base/contract/call";
import { ProviderError } from "../../base/contract/provider-error";
import { database } from "../../base/db/connect";
import type { VisitorContexts } from "../../engines/calls/context";
import { requireAccount } from "../identity/tokens";
import type { messageActions } from "./member-calls";
import { setAdvertising } from "./opt-outs";

export const messageActionHandlers: Handlers<typeof messageActions, VisitorContexts> = {
  advertising: async ({ on }, context) => {
    const db = await database();
    const { id, kind } = await requireAccount(db, context);
    // Messages go to families and leads only.
    if (kind === "teacher") throw new ProviderError("notAllowed", "");
    await db.transaction((tx) => setAdvertising(tx, id, on));
    return {};
  },
};
