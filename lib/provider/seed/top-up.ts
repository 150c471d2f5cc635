import { and, eq, isNotNull } from "drizzle-orm";
import { lessons, liveClasses, recordings, seriesClasses } from "../db/schema";
import type { Database } from "../db/types";
import type { DemoContent } from "./content-types";
import { day, liveDates, liveKey, minute, recordingDate, recordingKey, seriesClassDates } from "./dates";
import { lockContent } from "./seed";

/** How often the dates are looked at while the server runs, in milliseconds. */
export const topUpIntervalMs = 10 * minute;

/**
 * Lays the dates of demo content anew where they have passed, so that a site seeded long ago is not stale: a
 * class that is to be open is open again, a live that ended comes again. Rows without a demo key stay.
 */
export async function topUp(db: Database, content: DemoContent, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockContent(tx);
    await topUpSeriesClasses(tx, content, now);
    await topUpLives(tx, content, now);
    await topUpRecordings(tx, content, now);
  });
}

async function topUpSeriesClasses(tx: Database, content: DemoContent, now: Date): Promise<void> {
  const plans = new Map(content.seriesClasses.map((plan) => [plan.key, plan]));
  const rows = await tx.select().from(seriesClasses).where(isNotNull(seriesClasses.demoKey));
  for (const row of rows) {
    const plan = plans.get(row.demoKey ?? "");
    if (!plan) continue;
    // A class past its deadline is left alone for a week; the others must not close before the next look.
    const keepsFor = plan.state === "expired" ? 7 * day : -topUpIntervalMs;
    if (row.deadline.getTime() + keepsFor > now.getTime()) continue;
    const dates = seriesClassDates(plan, now);
    await tx.update(seriesClasses).set({ deadline: dates.deadline }).where(eq(seriesClasses.id, row.id));
    for (const { position, startsAt, endsAt } of dates.lessons) {
      const lesson = and(eq(lessons.classId, row.id), eq(lessons.position, position));
      await tx.update(lessons).set({ startsAt, endsAt }).where(lesson);
    }
  }
}

async function topUpLives(tx: Database, content: DemoContent, now: Date): Promise<void> {
  const rows = await tx.select().from(liveClasses);
  for (const [index, plan] of content.lives.entries()) {
    const row = rows.find(({ demoKey }) => demoKey === liveKey(index));
    // The one that is live now starts over before it ends, so that there always is one.
    const margin = plan.startsInMinutes <= 0 ? topUpIntervalMs : 0;
    if (!row || row.endsAt.getTime() > now.getTime() + margin) continue;
    await tx.update(liveClasses).set(liveDates(plan, now)).where(eq(liveClasses.id, row.id));
  }
}

/** Recordings may grow a week older than they were written to be. */
async function topUpRecordings(tx: Database, content: DemoContent, now: Date): Promise<void> {
  const rows = await tx.select().from(recordings);
  for (const [index, plan] of content.recordings.entries()) {
    const row = rows.find(({ demoKey }) => demoKey === recordingKey(index));
    const startsAt = recordingDate(plan, now);
    if (!row || row.startsAt.getTime() > startsAt.getTime() - 7 * day) continue;
    await tx.update(recordings).set({ startsAt }).where(eq(recordings.id, row.id));
  }
}
