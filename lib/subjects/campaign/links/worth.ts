import { and, between, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { endOfSchoolDay, startOfSchoolDay } from "../../school/school-time";
import { addDays, daysBetween } from "../../../base/schedule/zoned";
import { campaignLinkDays, campaignLinks } from "./tables";
import { enrolments } from "../../leads/tables";
import type { Database } from "../../../base/db/types";

/* Results of campaign links: counted visits and started forms, and enrolments from the leads. */

/** Dates in the school's time zone, such as 2026-01-31, both inclusive. */
export type Span = { from: string; to: string };
export type LinkCounts = { visits: number; begun: number; enrolled: number; suspect: number };
export type Link = typeof campaignLinks.$inferSelect;

const noCounts: LinkCounts = { visits: 0, begun: 0, enrolled: 0, suspect: 0 };

/** The segment of a lead's link in lower case. An index exists on this expression. */
const leadSegment = sql<string>`lower(${enrolments.origin} ->> 'segment')`;
const sum = (column: AnyPgColumn) => sql<number>`sum(${column})::int`;
const leadCounts = {
  enrolled: sql<number>`count(*)::int`,
  suspect: sql<number>`count(*) filter (where ${enrolments.suspect})::int`,
};

/** Lists links older than `before` with their results in the span, newest first. */
export async function listLinksWithCounts(db: Database, span: Span, limit: number, before?: number) {
  const links = await db
    .select()
    .from(campaignLinks)
    .where(before === undefined ? undefined : lt(campaignLinks.id, before))
    .orderBy(desc(campaignLinks.id))
    .limit(limit);
  if (links.length === 0) return [];
  const { linkId, visits, begun, day } = campaignLinkDays;
  const counted = await db
    .select({ linkId, visits: sum(visits), begun: sum(begun) })
    .from(campaignLinkDays)
    .where(
      and(
        inArray(
          linkId,
          links.map(({ id }) => id),
        ),
        between(day, span.from, span.to),
      ),
    )
    .groupBy(linkId);
  const segments = links.map(({ segment }) => segment);
  const leads = await db
    .select({ segment: leadSegment, ...leadCounts })
    .from(enrolments)
    .where(and(inArray(leadSegment, segments), withinSpan(span)))
    .groupBy(leadSegment);
  const countsByLink = new Map(counted.map((row) => [row.linkId, row]));
  const leadsBySegment = new Map(leads.map((row) => [row.segment, row]));
  return links.map((link) => ({
    link,
    worth: toLinkCounts(countsByLink.get(link.id), leadsBySegment.get(link.segment)),
  }));
}

/** Lists the days of a span with results of a link, newest first. */
export async function listLinkDays(db: Database, { id, segment }: Link, span: Span) {
  const { linkId, day, visits, begun } = campaignLinkDays;
  const counted = await db
    .select({ day, visits, begun })
    .from(campaignLinkDays)
    .where(and(eq(linkId, id), between(day, span.from, span.to)));
  const spanDays = listDays(span);
  // The days' starts as computed here, because the database's table of time zones may differ.
  const starts = spanDays.map((each) => sql`${startOfSchoolDay(each).toISOString()}::timestamptz`);
  const dayNumber = sql<number>`width_bucket(${enrolments.createdAt}, array[${sql.join(starts, sql`, `)}])`;
  const leadRows = await db
    .select({ dayNumber, ...leadCounts })
    .from(enrolments)
    .where(and(eq(leadSegment, segment), withinSpan(span)))
    .groupBy(sql`1`);
  const leads = leadRows.map(({ dayNumber: number, ...counts }) => ({
    day: spanDays[number - 1] ?? "",
    ...counts,
  }));
  const days = [...new Set([...counted, ...leads].map((row) => row.day))].sort().reverse();
  const findDay = <Row extends { day: string }>(rows: Row[], at: string) =>
    rows.find((row) => row.day === at);
  return days.map((at) => ({ day: at, ...toLinkCounts(findDay(counted, at), findDay(leads, at)) }));
}

function listDays({ from, to }: Span): string[] {
  const count = Math.max(0, daysBetween(from, to)) + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

function toLinkCounts(
  counted: Pick<LinkCounts, "visits" | "begun"> | undefined,
  leads: Pick<LinkCounts, "enrolled" | "suspect"> | undefined,
): LinkCounts {
  const { visits, begun } = counted ?? noCounts;
  const { enrolled: enrolledCount, suspect } = leads ?? noCounts;
  return { visits, begun, enrolled: enrolledCount, suspect };
}

const withinSpan = ({ from, to }: Span) =>
  and(gte(enrolments.createdAt, startOfSchoolDay(from)), lt(enrolments.createdAt, endOfSchoolDay(to)));
