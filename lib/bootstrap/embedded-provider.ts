import { sql } from "drizzle-orm";
import type { PublicCallResponse, CallRequest } from "../contract/contract";
import type { CallName } from "../contract/endpoints";
import { database } from "../db/connect";
import { apps } from "../apps/handlers";
import { banners } from "../placements/handlers";
import { booking } from "../series/bookings/handlers";
import { courseHandlers } from "../live/handlers";
import { enquiryHandlers } from "../leads/handlers";
import { enrolment } from "../campaign/handlers";
import { lives } from "../live/list-handlers";
import { people } from "../teachers/handlers";
import { profile } from "../people/profile-handler";
import { seriesHandlers } from "../series/handlers";
import type { CallContext, PublicHandlers } from "../calls/context";

/** Handlers of all calls; a missing one is a compile error. */
const handlers: PublicHandlers = {
  ...apps,
  ...banners,
  ...booking,
  ...courseHandlers,
  ...enquiryHandlers,
  ...enrolment,
  ...lives,
  ...people,
  ...profile,
  ...seriesHandlers,
};

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
  return handlers[name](request, context as never);
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
