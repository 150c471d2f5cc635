import { sql } from "drizzle-orm";
import type { PublicCallResponse, CallRequest } from "../../base/contract/contract";
import type { CallName } from "../../base/contract/endpoints";
import { database } from "../../base/db/connect";
import { apps } from "../../subjects/apps/handlers";
import { banners } from "../../subjects/placements/handlers";
import { booking } from "../../subjects/series/bookings/handlers";
import { courseHandlers } from "../../subjects/live/handlers";
import { enquiryHandlers } from "../../subjects/leads/handlers";
import { enrolment } from "../../subjects/campaign/handlers";
import { lives } from "../../subjects/live/list-handlers";
import { people } from "../../subjects/teachers/handlers";
import { profile } from "../../subjects/people/profile-handler";
import { seriesHandlers } from "../../subjects/series/handlers";
import type { CallContext, PublicHandlers } from "../../engines/calls/context";

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
