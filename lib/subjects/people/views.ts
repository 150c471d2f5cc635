import type { Views } from "./view-queries";
import { detailViews } from "./detail-views";
import { dashboardViews } from "./dashboard-views";

/**
 * The data of the embedded account pages (lib/subjects/people/view-calls.ts).
 * @throws ProviderError tokenFailure without a valid token, notAllowed for the wrong kind of account, notFound for an
 * unknown id.
 */
export const accountViewHandlers: Views = { ...dashboardViews, ...detailViews };
