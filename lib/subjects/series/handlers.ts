import { and, arrayContains, eq, type SQL } from "drizzle-orm";
import { database } from "../../base/db/connect";
import { seriesClasses as table } from "./tables";
import { readSeriesClasses } from "./series-classes";
import { listStudents } from "../family/students";
import { optionalAccount } from "../identity/tokens";
import type { CallContext, PublicHandlers } from "../../engines/calls/context";

async function readPage(
  where: SQL | undefined,
  page: { page: number; per_page: number },
  context: CallContext,
) {
  const { language, now = new Date() } = context;
  const db = await database();
  const account = await optionalAccount(db, context);
  const students = account && account.kind !== "teacher" ? await listStudents(db, account) : [];
  const offered = and(eq(table.closed, false), where);
  return readSeriesClasses(db, {
    where: offered,
    page,
    language,
    students: students.map(({ id }) => id),
    now,
  });
}

export const seriesHandlers: Pick<PublicHandlers, "recommendedSets" | "preSales"> = {
  recommendedSets: ({ page, per_page, filter }, context) => {
    const language = filter?.conditions[0]?.value;
    const inList = language && arrayContains(table.languages, [language]);
    return readPage(and(eq(table.list, "recommended"), inList), { page, per_page }, context);
  },
  preSales: ({ page, per_page }, context) => readPage(eq(table.list, "preSale"), { page, per_page }, context),
};
