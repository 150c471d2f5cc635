import { and, arrayContains, eq, type SQL } from "drizzle-orm";
import { database } from "../db/connect";
import { seriesClasses as table } from "../db/schema";
import { readSeriesClasses } from "../read-series-classes";
import { optionalAccount } from "../accounts/tokens";
import type { CallContext, Handlers } from "../types";

async function read(where: SQL | undefined, page: { page: number; per_page: number }, context: CallContext) {
  const { language, now = new Date() } = context;
  const db = await database();
  const account = await optionalAccount(db, context);
  return readSeriesClasses(db, { where, page, language, studentId: account?.id, now });
}

export const seriesClasses: Pick<Handlers, "recommendedSets" | "preSales"> = {
  recommendedSets: ({ page, per_page, filter }, context) => {
    const language = filter?.conditions[0]?.value;
    const inList = language && arrayContains(table.languages, [language]);
    return read(and(eq(table.list, "recommended"), inList), { page, per_page }, context);
  },
  preSales: ({ page, per_page }, context) => read(eq(table.list, "preSale"), { page, per_page }, context),
};
