import { sql } from "drizzle-orm";
import type { PublicCallResponse, CallRequest } from "../../base/contract/contract";
import type { CallName } from "../../base/contract/endpoints";
import { database } from "../../base/db/connect";
import type { CallContext } from "../../engines/calls/context";
import { publicHandlers } from "./calls";

/**
 * Handles a call with the built-in provider.
 * @param request validated against the contract, with defaults filled in.
 * @throws ProviderError for every refusal; other errors are bugs or outages.
 */
export function runCall<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  context: CallContext,
): Promise<PublicCallResponse<Name>> {
  // The context's type follows from the row, which is known only at run time here.
  return publicHandlers[name](request, context as never);
}

/** Whether the database responds. */
export async function isProviderReady(): Promise<boolean> {
  try {
    await (await database()).execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
