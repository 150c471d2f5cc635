import { and, eq, isNotNull } from "drizzle-orm";
import type { Kind } from "../editing/kinds";
import { campaignSeasons } from "../../subjects/campaign/tables";
import { listEditedIds } from "../../engines/content/records";
import { liveClasses, liveSubscriptions, recordings } from "../../subjects/live/tables";
import { lessons, seriesClasses } from "../../subjects/series/tables";
import { findAccountId } from "../../subjects/identity/find-account";
import { moveSeededTrial } from "../../subjects/trials/seeded-trials";
import type { Database } from "../../base/db/types";
import type { DemoContent } from "./content-schema";
import {
  dayMs,
  laterLiveDates,
  liveKey,
  minuteMs,
  recordingDate,
  recordingKey,
  seriesClassDates,
  trialDate,
} from "./dates";
import { createDemoSeasonRow, lastTalkEnd, demoSeasonKey } from "./demo-seasons";
import { lockContent } from "../../engines/content/lock";

/** Interval of `topUp` while the server runs, in milliseconds. */
export const topUpIntervalMs = 10 * minuteMs;

/**
 * Moves demo dates that have passed, so that a site seeded long ago stays current: open classes are open again, ended
 * live classes and trial lessons are rescheduled. Rows without a demo key and rows edited at the desk are not changed.
 * @param readContent reads the demo content; called only if there are demo rows
 */
export async function topUp(
  db: Database,
  readContent: () => DemoContent | Promise<DemoContent>,
  now: Date,
): Promise<void> {
  if (!(await hasDemoRows(db))) return;
  const content = await readContent();
  await db.transaction(async (tx) => {
    await lockContent(tx);
    await topUpSeriesClasses(tx, content, now);
    await topUpLives(tx, content, now);
    await topUpRecordings(tx, content, now);
    await topUpSeasons(tx, content, now);
    await topUpTrials(tx, content, now);
  });
}

async function hasDemoRows(db: Database): Promise<boolean> {
  for (const table of [seriesClasses, liveClasses, recordings, campaignSeasons]) {
    const rows = await db.select({ key: table.demoKey }).from(table).where(isNotNull(table.demoKey)).limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}

async function topUpSeriesClasses(tx: Database, content: DemoContent, now: Date): Promise<void> {
  const plans = new Map(content.seriesClasses.map((plan) => [plan.key, plan]));
  const rows = await tx.select().from(seriesClasses).where(isNotNull(seriesClasses.demoKey));
  const deskIds = await readDeskIds(tx, "series");
  for (const row of rows) {
    const plan = plans.get(row.demoKey ?? "");
    if (!plan || deskIds.has(row.id)) continue;
    // An expired class stays for a week; the others must not close before the next run.
    const graceMs = plan.state === "expired" ? 7 * dayMs : -topUpIntervalMs;
    if (row.deadline.getTime() + graceMs > now.getTime()) continue;
    const dates = seriesClassDates(plan, now);
    await tx
      .update(seriesClasses)
      .set({ deadline: dates.deadline, updatedAt: now })
      .where(eq(seriesClasses.id, row.id));
    for (const { position, startsAt, endsAt } of dates.lessons) {
      const lesson = and(eq(lessons.classId, row.id), eq(lessons.position, position));
      await tx.update(lessons).set({ startsAt, endsAt }).where(lesson);
    }
  }
}

async function topUpLives(tx: Database, content: DemoContent, now: Date): Promise<void> {
  const rows = await tx.select().from(liveClasses);
  const deskIds = await readDeskIds(tx, "live");
  for (const [index, plan] of content.lives.entries()) {
    const row = rows.find(({ demoKey }) => demoKey === liveKey(index));
    // The running live class restarts before it ends, so that there always is one.
    const margin = "startsInMinutes" in plan && plan.startsInMinutes <= 0 ? topUpIntervalMs : 0;
    if (!row || deskIds.has(row.id) || row.endsAt.getTime() > now.getTime() + margin) continue;
    const others = rows.filter((other) => other !== row).map(({ startsAt }) => startsAt);
    const dates = laterLiveDates(plan, others, now);
    Object.assign(row, dates);
    await tx
      .update(liveClasses)
      .set({ ...dates, updatedAt: now })
      .where(eq(liveClasses.id, row.id));
    // The rescheduled class is a new one, without subscribers.
    await tx.delete(liveSubscriptions).where(eq(liveSubscriptions.liveId, row.id));
  }
}

/** Moves all talks of a season when the last one is about to end, so that the countdown always has a target. */
async function topUpSeasons(tx: Database, content: DemoContent, now: Date): Promise<void> {
  const rows = await tx.select().from(campaignSeasons).where(isNotNull(campaignSeasons.demoKey));
  for (const row of rows) {
    const plan = content.seasons.find((season) => demoSeasonKey(season) === row.demoKey);
    if (!plan || !row.body || lastTalkEnd(row.body).getTime() > now.getTime() + topUpIntervalMs) continue;
    const { body, startsAt, endsAt } = createDemoSeasonRow(plan, now);
    await tx
      .update(campaignSeasons)
      .set({ body, startsAt, endsAt, updatedAt: now })
      .where(eq(campaignSeasons.id, row.id));
  }
}

/** Moves trial lessons that are over and that neither the family nor the desk has changed since the seeding. */
async function topUpTrials(tx: Database, { trials }: DemoContent, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - dayMs);
  for (const plan of trials) {
    const studentId = await findAccountId(tx, plan.student);
    if (studentId === undefined) continue;
    await moveSeededTrial(tx, { studentId, startsAt: trialDate(plan, now), createdAt }, now);
  }
}

/** Moves recordings that are a week older than their content states. */
async function topUpRecordings(tx: Database, content: DemoContent, now: Date): Promise<void> {
  const rows = await tx.select().from(recordings);
  const deskIds = await readDeskIds(tx, "recording");
  for (const [index, plan] of content.recordings.entries()) {
    const row = rows.find(({ demoKey }) => demoKey === recordingKey(index));
    const startsAt = recordingDate(plan, now);
    if (!row || deskIds.has(row.id) || row.startsAt.getTime() > startsAt.getTime() - 7 * dayMs) continue;
    await tx.update(recordings).set({ startsAt }).where(eq(recordings.id, row.id));
  }
}

/** Returns the ids of records edited at the desk; demo content among them is no longer topped up. */
async function readDeskIds(db: Database, kind: Kind): Promise<Set<number>> {
  return new Set(await listEditedIds(db, kind));
}
