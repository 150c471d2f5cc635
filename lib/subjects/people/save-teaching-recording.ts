import { and, eq } from "drizzle-orm";
import type { classroomActions } from "../lessons/recordings/member-calls";
import { isMeetingUrl } from "../../base/links/meeting-url";
import { saveRecording, type RecordedLesson } from "../lessons/recordings/recordings";
import type { CallContext } from "../../engines/calls/context";
import { refusal } from "../../engines/calls/refusals";
import type { RequestOf, ResponseOf } from "../../base/contract/call";
import { ProviderError } from "../../base/contract/provider-error";
import { database } from "../../base/db/connect";
import { liveClasses } from "../live/tables";
import { lessons, lessonTeacher, seriesClasses } from "../series/tables";
import type { Database } from "../../base/db/types";
import { requireAccount } from "../identity/tokens";

type RecordingRequest = RequestOf<typeof classroomActions, "recording">;

/**
 * Stores or deletes the address of a recording for the teacher of the lesson.
 * @throws ProviderError notAllowed for other kinds of accounts and before the lesson is over; notFound if the teacher
 * has no such lesson, whether or not it exists; invalidInput for an address that is not public https.
 */
export async function saveTeachingRecording(
  request: RecordingRequest,
  context: CallContext,
): Promise<ResponseOf<typeof classroomActions, "recording">> {
  const { language, now = new Date() } = context;
  const { url } = request;
  const db = await database();
  const { teacherId } = await requireAccount(db, context);
  if (teacherId === null) throw new ProviderError("notAllowed", "");
  return db.transaction(async (tx) => {
    const endsAt = await findLessonEnd(tx, request, teacherId);
    if (!endsAt) throw refusal("unknownLesson", language);
    if (endsAt > now) throw refusal("lessonNotOver", language);
    if (url !== null && !isMeetingUrl(url)) throw refusal("wrongRecording", language, "url");
    await saveRecording(tx, toLesson(request), url);
    return { recording: url };
  });
}

function toLesson({ of, id, from }: RecordingRequest): RecordedLesson {
  const startsAt = new Date(from);
  return of === "live" ? { liveId: id, startsAt } : { classId: id, startsAt };
}

/** The end of the teacher's lesson. Its row is locked, so that it is not moved at the same time. */
async function findLessonEnd(
  tx: Database,
  { of, id, from }: RecordingRequest,
  teacherId: number,
): Promise<Date | undefined> {
  const startsAt = new Date(from);
  if (of === "live") {
    const { endsAt } = liveClasses;
    const own = and(
      eq(liveClasses.id, id),
      eq(liveClasses.teacherId, teacherId),
      eq(liveClasses.startsAt, startsAt),
    );
    const [live] = await tx.select({ endsAt }).from(liveClasses).where(own).for("share");
    return live?.endsAt;
  }
  const { endsAt } = lessons;
  const own = and(eq(lessons.classId, id), eq(lessons.startsAt, startsAt), eq(lessonTeacher, teacherId));
  const [lesson] = await tx
    .select({ endsAt })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(own)
    .for("share", { of: lessons });
  return lesson?.endsAt;
}
