import { and, eq, gt, inArray, isNotNull } from "drizzle-orm";
import { enterableTrialStates } from "../../base/contract/trial-states";
import { formatMessage } from "../../base/i18n/format-message";
import type { Language } from "../../base/i18n/languages";
import { serverMessages } from "../../base/i18n/server-messages";
import { latestOverTrialStart, trialEnd } from "../../base/schedule/classroom-window";
import { localize } from "../../base/db/localized";
import { accounts } from "../identity/tables";
import { liveClasses } from "../live/tables";
import { lessons, seriesClasses, takesPlace } from "../series/tables";
import { teachers } from "../teachers/tables";
import { trialLessons } from "../trials/tables";
import type { Database } from "../../base/db/types";
import { nearestMeetingUrl } from "../../base/links/meeting-url";
import type { LessonKind } from "../../base/paths";

/** A lesson of a teacher. */
export type TeachingLesson = {
  of: LessonKind;
  /** Id of the series class, live class or trial lesson. */
  id: number;
  /** Place in the series class; 0 for others. */
  position: number;
  /** Name of the class; empty for a trial lesson, like the lesson's name. */
  title: string;
  lessonName: string;
  startsAt: Date;
  endsAt: Date;
  meetingUrl: string | null;
  /** Student of a trial lesson. */
  student: string | null;
};

/** What a teacher calls a trial lesson: by its student. */
export const trialTitle = (student: string, language: Language): string =>
  formatMessage(serverMessages[language].trialWith, { name: student }, language);

/** Selects the series classes of a teacher that take place. */
export const taughtBy = (teacherId: number) => and(eq(seriesClasses.teacherId, teacherId), takesPlace);

/** Reads a teacher's lessons of all kinds that end after a time, by start. */
export async function readTeachingLessons(
  db: Database,
  teacherId: number,
  { after, language }: { after: Date; language: Language },
): Promise<TeachingLesson[]> {
  const [teacher = { meetingUrl: null }] = await db
    .select({ meetingUrl: teachers.meetingUrl })
    .from(teachers)
    .where(eq(teachers.id, teacherId));
  const seriesRows = await db
    .select({ lesson: lessons, name: seriesClasses.comboName, meetingUrl: seriesClasses.meetingUrl })
    .from(lessons)
    .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
    .where(and(taughtBy(teacherId), gt(lessons.endsAt, after)));
  const liveRows = await db
    .select()
    .from(liveClasses)
    .where(and(eq(liveClasses.teacherId, teacherId), gt(liveClasses.endsAt, after)));
  const trialRows = await db
    .select({ trial: trialLessons, student: accounts.nickname })
    .from(trialLessons)
    .innerJoin(accounts, eq(accounts.id, trialLessons.studentId))
    .where(
      and(
        eq(trialLessons.teacherId, teacherId),
        inArray(trialLessons.state, [...enterableTrialStates]),
        isNotNull(trialLessons.startsAt),
        gt(trialLessons.startsAt, latestOverTrialStart(after)),
      ),
    );
  const found: TeachingLesson[] = [
    ...seriesRows.map(({ lesson, name, meetingUrl }) => ({
      of: "series" as const,
      id: lesson.classId,
      position: lesson.position,
      title: localize(name, language),
      lessonName: localize(lesson.name, language),
      startsAt: lesson.startsAt,
      endsAt: lesson.endsAt,
      meetingUrl: nearestMeetingUrl(lesson, { meetingUrl }, teacher),
      student: null,
    })),
    ...liveRows.map((live) => ({
      of: "live" as const,
      id: live.id,
      position: 0,
      title: localize(live.courseName, language),
      lessonName: localize(live.lessonName, language),
      startsAt: live.startsAt,
      endsAt: live.endsAt,
      meetingUrl: live.meetingUrl,
      student: null,
    })),
    ...trialRows.flatMap(({ trial, student }) => toTrial(trial, student, teacher)),
  ];
  return found.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id);
}

type TrialFields = Pick<typeof trialLessons.$inferSelect, "id" | "startsAt" | "meetingUrl">;

function toTrial(
  trial: TrialFields,
  student: string,
  teacher: { meetingUrl: string | null },
): TeachingLesson[] {
  const { id, startsAt } = trial;
  if (startsAt === null) return [];
  return [
    {
      ...{ of: "trial", id, position: 0, title: "", lessonName: "", startsAt, endsAt: trialEnd(startsAt) },
      ...{ meetingUrl: nearestMeetingUrl(trial, null, teacher), student },
    },
  ];
}
