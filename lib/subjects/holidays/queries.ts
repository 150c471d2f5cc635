import { asc, gte } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { findClosedDays } from "./closed-days";
import { schoolZone } from "../school/zone";
import { closedDays } from "./tables";

/* What other subjects ask about closed days. */

/** Reads the closed days that end on a day or later, in their order. */
export const readClosedDays = (db: Database, from: string) => {
  const { id, firstDay, lastDay, name } = closedDays;
  return db
    .select({ id, firstDay, lastDay, name })
    .from(closedDays)
    .where(gte(lastDay, from))
    .orderBy(asc(firstDay), asc(lastDay), asc(id));
};

/** The days before a lesson's start in UTC in which its day by the school's clock may lie. */
const zoneMarginMs = 24 * 60 * 60 * 1000;

/**
 * Finds lessons on closed days.
 * @param times with `startsAt` as an ISO 8601 instant
 */
export async function findLessonsOnClosedDays<Time extends { startsAt: string }>(
  db: Database,
  times: readonly Time[],
): Promise<{ time: Time; closed: Awaited<ReturnType<typeof readClosedDays>>[number] }[]> {
  const starts = times.map(({ startsAt }) => Date.parse(startsAt)).filter((start) => !Number.isNaN(start));
  if (starts.length === 0) return [];
  const firstDay = new Date(Math.min(...starts) - zoneMarginMs).toISOString().slice(0, 10);
  const rows = await readClosedDays(db, firstDay);
  const zone = schoolZone();
  return times.flatMap((time) => {
    const closed = findClosedDays(rows, new Date(time.startsAt), zone);
    return closed ? [{ time, closed }] : [];
  });
}
