import type { SQL } from "drizzle-orm";
import type { accountViews, ViewRequest } from "./view-calls";
import type { Handlers } from "../../base/contract/call";
import { maxId } from "../../base/contract/call-shapes";
import type { Database } from "../../base/db/types";
import { readLinks } from "../lessons/links/read-links";
import type { MemberSeriesClass } from "../series/own-class";
import { readSeriesClasses } from "../series/series-classes";
import { ProviderError } from "../../base/contract/provider-error";
import { type CallContext, type VisitorContexts } from "../../engines/calls/context";

export type Views = Handlers<typeof accountViews, VisitorContexts>;

/** These pages are not paginated: 1,000 is above any number of series classes of one account. */
const allOnOnePage = { page: 1, per_page: 1000 };

/** The requested id. @throws ProviderError notFound if it is missing or larger than a database column can hold. */
export function requireId({ id }: ViewRequest): number {
  if (id === undefined || id > maxId) throw new ProviderError("notFound", "");
  return id;
}

/** Reads series classes for a member, with whether each lesson has a link. */
export async function readClasses(
  db: Database,
  where: SQL | undefined,
  students: readonly number[],
  { language, now = new Date() }: CallContext,
): Promise<MemberSeriesClass[]> {
  const { list } = await readSeriesClasses(db, { where, page: allOnOnePage, language, students, now });
  const links = await readLinks(
    db,
    "series",
    list.map(({ class_id }) => class_id),
  );
  return list.map((series) => ({
    ...series,
    lesson_list: series.lesson_list.map((lesson, index) => ({
      ...lesson,
      has_link: (links.get(series.class_id)?.[index]?.url ?? null) !== null,
    })),
  }));
}
