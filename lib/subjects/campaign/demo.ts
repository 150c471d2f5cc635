import { eq, isNotNull } from "drizzle-orm";
import * as z from "zod/mini";
import { env } from "../../base/env";
import { topUpIntervalMs } from "../../engines/demo/dates";
import { insertRows } from "../../engines/demo/insert-rows";
import { defineDemo } from "../../engines/demo/part";
import { createDemoSeasonRow, demoSeason, demoSeasonKey, lastTalkEnd, type DemoSeason } from "./demo-season";
import { campaignSeasons } from "./tables";

export const demo = defineDemo({
  files: { seasons: z.array(demoSeason) },
  toContent: (files): { seasons: DemoSeason[] } => files,
  select: () => (env().DEMO_SEASONS === "true" ? {} : { seasons: [] }),
  insert: (tx, { seasons }, { now }) =>
    insertRows(
      seasons.map((plan) => createDemoSeasonRow(plan, now)),
      (rows) => tx.insert(campaignSeasons).values(rows),
    ),
  // Moves all talks of a season when the last one is about to end, so that the countdown always has a target.
  topUp: async (tx, { seasons }, now) => {
    const rows = await tx.select().from(campaignSeasons).where(isNotNull(campaignSeasons.demoKey));
    for (const row of rows) {
      const plan = seasons.find((one) => demoSeasonKey(one) === row.demoKey);
      if (!plan || !row.body || lastTalkEnd(row.body).getTime() > now.getTime() + topUpIntervalMs) continue;
      const { body, startsAt, endsAt } = createDemoSeasonRow(plan, now);
      await tx
        .update(campaignSeasons)
        .set({ body, startsAt, endsAt, updatedAt: now })
        .where(eq(campaignSeasons.id, row.id));
    }
  },
});
