import { sql } from "drizzle-orm";
import type { CallResponse, CallRequest } from "../contract/contract";
import type { CallName } from "../contract/endpoints";
import { database } from "./db/connect";
import { handlers } from "./handlers";
import type { CallContext } from "./types";

/**
 * Handles a call with the built-in provider.
 * @param request validated against the contract, with defaults filled in.
 * @throws ProviderError for every refusal; other errors are bugs or outages.
 */
export function runCall<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  context: CallContext,
): Promise<CallResponse<Name>> {
  return handlers[name](request, context);
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
