import type { AttendanceState } from "../../base/contract/attendance-states";
import type { TrialState } from "../../base/contract/trial-states";
import { formatMessage } from "../../base/i18n/format-message";
import type { Language } from "../../base/i18n/languages";
import { serverMessages } from "../../base/i18n/server-messages";
import { trialEnd } from "../../base/schedule/classroom-window";
import { localize } from "../../base/db/localized";
import { listTaughtLives } from "../live/queries";
import { listTaughtLessons } from "../series/member-queries";
import { findMeetingUrl, readTeacherLinks } from "../teachers/queries";
import { listTaughtTrials } from "../trials/queries";
import type { Database } from "../../base/db/types";
import { nearestMeetingUrl } from "../../base/links/meeting-url";
import type { LessonKind } from "../../base/paths";

/** A lesson of a teacher. */
export type TeachingLesson = {
  of: LessonKind;
  /** Id of the series class, live class or trial lesson. */
  id: number;
  /** Id of the lesson of a series class; null for others. */
  lessonId: number | null;
  /** Name of the class; empty for a trial lesson, like the lesson's name. */
  title: string;
  lessonName: string;
  startsAt: Date;
  endsAt: Date;
  meetingUrl: string | null;
  /** Student of a trial lesson. */
  student: string | null;
  /** State of a trial lesson, with what the teacher marked. */
  trial: { studentId: number; state: TrialState; attendance: AttendanceState | null } | null;
};

/** What a teacher calls a trial lesson: by its student. */
export const trialTitle = (student: string, language: Language): string =>
  formatMessage(serverMessages[language].trialWith, { name: student }, language);

/** Reads a teacher's lessons of all kinds that end after a time, by start. */
export async function readTeachingLessons(
  db: Database,
  teacherId: number,
  { after, language }: { after: Date; language: Language },
): Promise<TeachingLesson[]> {
  const teacher = { meetingUrl: await findMeetingUrl(db, teacherId) };
  const seriesRows = await listTaughtLessons(db, teacherId, after);
  const classTeacherLinks = await readTeacherLinks(
    db,
    seriesRows.map(({ classTeacherId }) => classTeacherId),
  );
  const liveRows = await listTaughtLives(db, teacherId, after);
  const trialRows = await listTaughtTrials(db, teacherId, after);
  const found: TeachingLesson[] = [
    ...seriesRows.map(({ lesson, name, meetingUrl, classTeacherId }) => ({
      of: "series" as const,
      id: lesson.classId,
      lessonId: lesson.id,
      title: localize(name, language),
      lessonName: localize(lesson.name, language),
      startsAt: lesson.startsAt,
      endsAt: lesson.endsAt,
      meetingUrl: nearestMeetingUrl(
        lesson,
        { meetingUrl },
        { meetingUrl: classTeacherLinks.get(classTeacherId) ?? null },
        lesson.teacherId === null ? null : teacher,
      ),
      student: null,
      trial: null,
    })),
    ...liveRows.map((live) => ({
      of: "live" as const,
      id: live.id,
      lessonId: null,
      title: localize(live.courseName, language),
      lessonName: localize(live.lessonName, language),
      startsAt: live.startsAt,
      endsAt: live.endsAt,
      meetingUrl: live.meetingUrl,
      student: null,
      trial: null,
    })),
    ...trialRows.flatMap(({ trial, student }) => toTrial(trial, student, teacher)),
  ];
  return found.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id);
}

type TrialFields = NonNullable<TeachingLesson["trial"]> & {
  id: number;
  startsAt: Date | null;
  meetingUrl: string | null;
};

function toTrial(
  trial: TrialFields,
  student: string,
  teacher: { meetingUrl: string | null },
): TeachingLesson[] {
  const { id, startsAt, studentId, state, attendance } = trial;
  if (startsAt === null) return [];
  return [
    {
      ...{ of: "trial", id, lessonId: null, title: "", lessonName: "", startsAt, endsAt: trialEnd(startsAt) },
      ...{ meetingUrl: nearestMeetingUrl(trial, null, teacher), student },
      trial: { studentId, state, attendance },
    },
  ];
}
