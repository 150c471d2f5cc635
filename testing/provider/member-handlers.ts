import { accountHandlers, type accountRows } from "../../lib/app/bootstrap/calls";
import type { Handlers } from "../../lib/base/contract/call";
import type { VisitorContexts } from "../../lib/engines/calls/context";

/** What members can do, by the name of the call, without the checks of the pipeline. */
export const actionHandlers = accountHandlers.POST as unknown as Handlers<
  typeof accountRows.POST,
  VisitorContexts
>;
