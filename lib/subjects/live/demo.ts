import { eq } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { listEditedIds } from "../../engines/content/records";
import { dayMs, topUpIntervalMs } from "../../engines/demo/dates";
import { insertKeyed, insertRows } from "../../engines/demo/insert-rows";
import { defineDemo } from "../../engines/demo/part";
import { laterLiveDates, liveDates, recordingDate } from "./demo-dates";
import { liveFiles, type DemoLives } from "./demo-plans";
import { courses, liveClasses, liveSubscriptions, recordings } from "./tables";

/** Demo keys, which identify a row by its index in the content. */
const liveKey = (index: number) => `live-${index}`;
const recordingKey = (index: number) => `recording-${index}`;

export const demo = defineDemo({
  files: liveFiles,
  toContent: (files): DemoLives => files,
  insert: async (tx, content, { now, ids }) => {
    const courseIds = await insertKeyed(content.courses, (rows) =>
      tx
        .insert(courses)
        .values(rows.map(({ key: _, classPoints, ...row }) => ({ ...row, levelClassPoints: classPoints })))
        .returning({ id: courses.id }),
    );
    ids.add("courses", courseIds);
    await insertRows(
      content.lives.map((plan, index) => ({
        courseName: plan.courseName,
        lessonName: plan.lessonName,
        cover: plan.cover,
        teacherId: ids.of("teachers", plan.teacher),
        meetingUrl: plan.meetingUrl,
        ...liveDates(plan, now),
        demoKey: liveKey(index),
      })),
      (rows) => tx.insert(liveClasses).values(rows),
    );
    await insertRows(
      content.recordings.map((plan, index) => ({
        courseId: ids.of("courses", plan.course),
        lessonName: plan.lessonName,
        cover: plan.cover,
        url: plan.url,
        startsAt: recordingDate(plan, now),
        demoKey: recordingKey(index),
      })),
      (rows) => tx.insert(recordings).values(rows),
    );
  },
  topUp: async (tx, content, now) => {
    await topUpLives(tx, content, now);
    await topUpRecordings(tx, content, now);
  },
});

async function topUpLives(tx: Database, content: DemoLives, now: Date): Promise<void> {
  const rows = await tx.select().from(liveClasses);
  const editedIds = new Set(await listEditedIds(tx, "live"));
  for (const [index, plan] of content.lives.entries()) {
    const row = rows.find(({ demoKey }) => demoKey === liveKey(index));
    // The running live class restarts before it ends, so that there always is one.
    const margin = "startsInMinutes" in plan && plan.startsInMinutes <= 0 ? topUpIntervalMs : 0;
    if (!row || editedIds.has(row.id) || row.endsAt.getTime() > now.getTime() + margin) continue;
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

/** Moves recordings that are a week older than their content states. */
async function topUpRecordings(tx: Database, content: DemoLives, now: Date): Promise<void> {
  const rows = await tx.select().from(recordings);
  const editedIds = new Set(await listEditedIds(tx, "recording"));
  for (const [index, plan] of content.recordings.entries()) {
    const row = rows.find(({ demoKey }) => demoKey === recordingKey(index));
    const startsAt = recordingDate(plan, now);
    if (!row || editedIds.has(row.id) || row.startsAt.getTime() > startsAt.getTime() - 7 * dayMs) continue;
    await tx.update(recordings).set({ startsAt }).where(eq(recordings.id, row.id));
  }
}
