import type { Handlers } from "../../../base/contract/call";
import { ProviderError } from "../../../base/contract/provider-error";
import { database } from "../../../base/db/connect";
import type { Language } from "../../../base/i18n/languages";
import { trialEnd } from "../../../base/schedule/classroom-window";
import type { VisitorContexts } from "../../../engines/calls/context";
import { refusal } from "../../../engines/calls/refusals";
import { requireOwnStudent } from "../../family/students";
import { requireAccount } from "../../identity/tokens";
import { listLessonStudents } from "../../series/queries";
import { lockShownTrial, markTrial } from "../../trials/mark";
import { storeExcuse } from "./marks";
import type { attendanceActions } from "./member-calls";
import { lockShownLesson, saveMarks } from "./save";
import { canFamiliesExcuse, markingMs } from "./settings";

export const attendanceActionHandlers: Handlers<typeof attendanceActions, VisitorContexts> = {
  attendance: async (request, context) => {
    const { language, now = new Date() } = context;
    const db = await database();
    const { teacherId } = await requireAccount(db, context);
    if (teacherId === null) throw new ProviderError("notAllowed", "");
    await db.transaction(async (tx) => {
      const lesson = await lockShownLesson(tx, request);
      if (lesson?.teacherId !== teacherId) throw refusal("unknownLesson", language);
      requireMarkable(lesson, now, language);
      await saveMarks(tx, lesson, request, { staffId: null, now });
    });
    return {};
  },

  "trial-attendance": async ({ id, starts_at: startsAt, state: attendance }, context) => {
    const { language, now = new Date() } = context;
    const db = await database();
    const { teacherId } = await requireAccount(db, context);
    if (teacherId === null) throw new ProviderError("notAllowed", "");
    await db.transaction(async (tx) => {
      const trial = await lockShownTrial(tx, { id, startsAt: new Date(startsAt) });
      if (!trial?.startsAt || trial.teacherId !== teacherId) throw refusal("unknownLesson", language);
      requireMarkable({ startsAt: trial.startsAt, endsAt: trialEnd(trial.startsAt) }, now, language);
      await markTrial(tx, trial, { attendance, now });
    });
    return {};
  },

  excuse: async (request, context) => {
    const { language, now = new Date() } = context;
    const db = await database();
    if (!canFamiliesExcuse()) throw refusal("excusesClosed", language);
    const student = await requireOwnStudent(db, await requireAccount(db, context), request.student_id);
    await db.transaction(async (tx) => {
      const lesson = await lockShownLesson(tx, request);
      const seats = lesson ? await listLessonStudents(tx, [lesson.id]) : [];
      if (!lesson || !seats.some(({ studentId }) => studentId === student.id))
        throw refusal("unknownLesson", language);
      if (lesson.startsAt <= now) throw refusal("lessonBegun", language);
      await storeExcuse(tx, lesson, { studentId: student.id, isExcused: request.excused, now });
    });
    return {};
  },
};

/** @throws ProviderError notAllowed before the lesson starts, deadlinePassed some days after its end */
function requireMarkable(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  now: Date,
  language: Language,
): void {
  if (startsAt > now) throw refusal("lessonNotBegun", language);
  if (endsAt.getTime() + markingMs() < now.getTime()) throw refusal("markingOver", language);
}
