import { isNotNull } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { campaignSeasons } from "./tables";

/* What other subjects ask about campaign seasons. */

/** Whether the desk has published a season; seasons in files do not count. */
export async function hasPublishedSeasons(db: Database): Promise<boolean> {
  return (await db.$count(campaignSeasons, isNotNull(campaignSeasons.body))) > 0;
}
