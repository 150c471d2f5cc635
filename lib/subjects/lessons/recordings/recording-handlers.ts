import { and, eq } from "drizzle-orm";
import type { RequestOf } from "../../../base/contract/call";
import { database } from "../../../base/db/connect";
import { lessonRecordings } from "./tables";
import { liveClasses } from "../../live/tables";
import { lessons, seriesClasses } from "../../series/tables";
import type { Database } from "../../../base/db/types";
import { deskRefusal } from "../../../base/desk/refusals";
import type { DeskHandlers, StaffContext } from "../../staff/context";
import { writeAuditLog } from "./audit";
import { isMeetingUrl } from "../../../base/links/meeting-url";
import { countRecordedLessons, listRecordedLessons } from "./recorded-lessons";
import type { recordingCalls } from "./recording-calls";
import { saveRecording, type RecordedLesson } from "./recordings";

export const recordingHandlers: DeskHandlers<typeof recordingCalls> = {
  "recordings/list": async ({ recorded }, { now, language }) => {
    const db = await database();
    return {
      lessons: await listRecordedLessons(db, { recorded, now, language }),
      total: await countRecordedLessons(db, recorded, now),
    };
  },

  "recordings/save": async (request, context) => {
    const { url, seen } = request;
    const { self, language } = context;
    if (url !== "" && !isMeetingUrl(url)) throw deskRefusal("wrongLink", language, "url");
    return (await database()).transaction(async (tx) => {
      const lesson = await requireEndedLesson(tx, request, context);
      const current = await readRecording(tx, lesson);
      if (current !== seen) return { saved: false, url: current };
      await saveRecording(tx, lesson, url === "" ? null : url);
      await writeAuditLog(tx, self.id, "recording", `${request.of} ${request.id}, ${request.starts_at}`);
      return { saved: true, url };
    });
  },
};

/**
 * Locks a lesson's class, so that its times and its recording do not change in the meantime, and finds the lesson.
 * @throws ProviderError if there is no lesson at this time, or it is not over
 */
async function requireEndedLesson(
  tx: Database,
  { of, id, starts_at }: RequestOf<typeof recordingCalls, "recordings/save">,
  { now, language }: StaffContext,
): Promise<RecordedLesson> {
  const startsAt = new Date(starts_at);
  if (of === "live") {
    const [live] = await tx.select().from(liveClasses).where(eq(liveClasses.id, id)).for("update");
    if (!live) throw deskRefusal("gone", language);
    if (live.startsAt.getTime() !== startsAt.getTime() || live.endsAt > now)
      throw deskRefusal("lessonNotOver", language);
    return { liveId: id, startsAt };
  }
  const [seriesClass] = await tx
    .select({ id: seriesClasses.id })
    .from(seriesClasses)
    .where(eq(seriesClasses.id, id))
    .for("update");
  if (!seriesClass) throw deskRefusal("gone", language);
  const [lesson] = await tx
    .select()
    .from(lessons)
    .where(and(eq(lessons.classId, id), eq(lessons.startsAt, startsAt)));
  if (!lesson || lesson.endsAt > now) throw deskRefusal("lessonNotOver", language);
  return { classId: id, startsAt };
}

async function readRecording(tx: Database, lesson: RecordedLesson): Promise<string> {
  const ofLesson =
    "liveId" in lesson
      ? eq(lessonRecordings.liveId, lesson.liveId)
      : and(eq(lessonRecordings.classId, lesson.classId), eq(lessonRecordings.startsAt, lesson.startsAt));
  const [row] = await tx.select({ url: lessonRecordings.url }).from(lessonRecordings).where(ofLesson);
  return row?.url ?? "";
}
