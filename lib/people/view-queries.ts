import { and, inArray, type SQL } from "drizzle-orm";
import type { accountViews, ViewRequest } from "./view-calls";
import type { Handlers } from "../contract/call";
import { maxId } from "../contract/call-shapes";
import { bookings, isSeat, seriesClasses } from "../db/schema";
import type { Database } from "../db/types";
import { readSeriesClasses } from "../series/series-classes";
import { ProviderError } from "../contract/provider-error";
import { type CallContext, type VisitorContexts } from "../calls/context";

export type Views = Handlers<typeof accountViews, VisitorContexts>;

/** These pages are not paginated: 1,000 is above any number of series classes of one account. */
export const allOnOnePage = { page: 1, per_page: 1000 };

/** The requested id. @throws ProviderError notFound if it is missing or larger than a database column can hold. */
export function requireId({ id }: ViewRequest): number {
  if (id === undefined || id > maxId) throw new ProviderError("notFound", "");
  return id;
}

export async function readClasses(
  db: Database,
  where: SQL | undefined,
  students: readonly number[],
  { language, now = new Date() }: CallContext,
) {
  return (await readSeriesClasses(db, { where, page: allOnOnePage, language, students, now })).list;
}

/** The series classes that any of the students has booked. */
export function bookedByCondition(db: Database, students: number[]): SQL {
  const own = db
    .select({ id: bookings.classId })
    .from(bookings)
    .where(and(inArray(bookings.studentId, students), isSeat));
  return inArray(seriesClasses.id, own);
}
