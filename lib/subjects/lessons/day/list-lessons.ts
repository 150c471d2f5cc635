import type { ResponseOf } from "../../../base/contract/call";
import type { CourseMode } from "../../../base/contract/types";
import { localize, type Localized } from "../../../base/db/localized";
import type { Database } from "../../../base/db/types";
import type { DeskLanguage } from "../../../base/desk/language";
import type { LessonKind } from "../../../base/paths";
import type { TimeRange } from "../../../engines/busy-times/busy-times";
import { readAccounts } from "../../identity/queries";
import { listLivesBetween } from "../../live/queries";
import { listLessonsBetween } from "../../series/queries";
import { readTeacherNames } from "../../teachers/queries";
import { listTrialsBetween } from "../../trials/queries";
import { readAttendance } from "../attendance/marks";
import { readLinks } from "../links/read-links";
import type { dayCalls } from "./day-calls";

type DayLesson = ResponseOf<typeof dayCalls, "lessons/today">["lessons"][number];

/** A lesson of any kind, as its subject answers. */
type ListedLesson = {
  of: LessonKind;
  id: number;
  startsAt: Date;
  endsAt: Date;
  teacherId: number | null;
  name?: Localized;
  lessonName?: Localized;
  studentId?: number;
  mode?: CourseMode;
  /** Of a lesson of a series class. */
  lessonId?: number;
  seats?: number;
  capacity?: number;
};

/** Lists the lessons of all kinds that overlap a range and take place, in the order of their start. */
export async function listLessons(db: Database, range: TimeRange): Promise<ListedLesson[]> {
  const withKind = <Row extends object>(of: LessonKind, rows: Row[]) => rows.map((row) => ({ of, ...row }));
  return [
    ...withKind("series", await listLessonsBetween(db, range)),
    ...withKind("live", await listLivesBetween(db, range)),
    ...withKind("trial", await listTrialsBetween(db, range)),
  ].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Describes lessons for the desk: the names in its language, and whether each has a link. */
export async function describeLessons(
  db: Database,
  lessons: readonly ListedLesson[],
  { language, showsStudents }: { language: DeskLanguage; showsStudents: boolean },
): Promise<DayLesson[]> {
  const idsOf = (of: LessonKind) => lessons.filter((lesson) => lesson.of === of).map(({ id }) => id);
  const links = {
    series: await readLinks(db, "series", idsOf("series")),
    live: await readLinks(db, "live", idsOf("live")),
    trial: await readLinks(db, "trial", idsOf("trial")),
  };
  const teacherNames = await readTeacherNames(
    db,
    lessons.flatMap(({ teacherId }) => teacherId ?? []),
  );
  const students = showsStudents
    ? await readAccounts(
        db,
        lessons.flatMap(({ studentId }) => studentId ?? []),
      )
    : undefined;
  const attendance = await readAttendance(
    db,
    lessons.flatMap(({ lessonId: id, startsAt }) =>
      showsStudents && id !== undefined ? [{ id, startsAt }] : [],
    ),
  );
  const missingIn = (lessonId: number | undefined) =>
    (attendance.get(lessonId ?? 0)?.students ?? [])
      .filter(({ state }) => state === "absent" || state === "excused")
      .map(({ name }) => name);
  return lessons.map((lesson) => {
    const { of, id, startsAt, endsAt, teacherId, name, lessonName, studentId, mode, lessonId, ...places } =
      lesson;
    const isSame = (one: { startsAt: Date }) => one.startsAt.getTime() === startsAt.getTime();
    const teacher = teacherId === null ? undefined : teacherNames.get(teacherId);
    return {
      ...{ of, id, starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() },
      class_name: name ? localize(name, language) : "",
      lesson_name: lessonName ? localize(lessonName, language) : "",
      mode: mode ?? null,
      teacher_id: teacherId,
      teacher: teacher ? localize(teacher, language) : "",
      student: (studentId !== undefined && students?.get(studentId)?.nickname) || null,
      missing: missingIn(lessonId),
      seats:
        places.seats === undefined || places.capacity === undefined
          ? null
          : { taken: places.seats, capacity: places.capacity },
      has_link: links[of].get(id)?.some((one) => isSame(one) && one.url !== null) ?? false,
    };
  });
}
