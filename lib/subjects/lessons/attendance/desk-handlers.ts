import { desc, inArray } from "drizzle-orm";
import { database } from "../../../base/db/connect";
import { localize } from "../../../base/db/localized";
import type { Database } from "../../../base/db/types";
import { deskRefusal } from "../../../base/desk/refusals";
import type { DeskLanguage } from "../../../base/desk/language";
import { listAttendedLessons, readLessonShares } from "../../series/queries";
import type { DeskHandlers } from "../../staff/context";
import { readTeacherNames } from "../../teachers/queries";
import { listUnmarkedTrials } from "../../trials/queries";
import { readDelays } from "../hours/delays";
import { writeAuditLog } from "./audit";
import type { attendanceCalls } from "./desk-calls";
import { isValidMark, readAttendance } from "./marks";
import { lockShownLesson, saveMarks } from "./save";
import { lessonAttendance } from "./tables";

/** The most lessons that a list shows. */
const maxShown = 60;
const missingMs = 7 * 24 * 60 * 60 * 1000;

type Lesson = Awaited<ReturnType<typeof listAttendedLessons>>[number];

const toDto = ({ id, classId, className, name, startsAt }: Lesson, language: DeskLanguage) => ({
  ...{ lesson_id: id, class_id: classId, starts_at: startsAt.toISOString() },
  class_name: localize(className, language),
  lesson_name: localize(name, language),
});

export const attendanceHandlers: DeskHandlers<typeof attendanceCalls> = {
  "attendance/class": async ({ id }, { now, language }) => {
    const db = await database();
    const range = { from: new Date(0), until: now };
    const lessons = (await listAttendedLessons(db, { classIds: [id], range })).slice(0, maxShown);
    const attendance = await readAttendance(db, lessons);
    const delays = await readDelays(db, lessons);
    const teacherOf = await readTeachers(db, lessons, language);
    const shares = await readLessonShares(
      db,
      lessons.map((lesson) => lesson.id),
    );
    return {
      lessons: lessons.map((lesson) => {
        const { students = [], isTaken = false } = attendance.get(lesson.id) ?? {};
        const shareOf = shares.get(lesson.id);
        return {
          ...{ ...toDto(lesson, language), teacher: teacherOf(lesson), is_taken: isTaken },
          students: students.map((student) => ({ ...student, points: shareOf?.get(student.id) ?? 0 })),
          late_minutes: delays.get(lesson.id) ?? 0,
        };
      }),
    };
  },

  "attendance/student": async ({ id }, { language }) => {
    const db = await database();
    const marks = await db
      .select()
      .from(lessonAttendance)
      .where(inArray(lessonAttendance.studentId, [id]))
      .orderBy(desc(lessonAttendance.startsAt));
    const lessons = await listAttendedLessons(db, { ids: marks.map(({ lessonId }) => lessonId) });
    return {
      lessons: lessons
        .flatMap((lesson) => {
          const mark = marks.find(({ lessonId }) => lessonId === lesson.id);
          if (!mark || !isValidMark(mark, lesson)) return [];
          const byFamily = mark.state === "excused" && mark.excusedByFamilyAt !== null;
          return [{ ...toDto(lesson, language), state: mark.state, by_family: byFamily }];
        })
        .slice(0, maxShown),
    };
  },

  "attendance/save": async (request, { self, now, language }) => {
    const db = await database();
    await db.transaction(async (tx) => {
      const lesson = await lockShownLesson(tx, request);
      if (!lesson) throw deskRefusal("gone", language);
      if (lesson.startsAt > now) throw deskRefusal("notBegun", language);
      await saveMarks(tx, lesson, request, { staffId: self.id, now });
      await writeAuditLog(
        tx,
        self.id,
        "attendance",
        `series ${lesson.classId}, ${lesson.startsAt.toISOString()}`,
      );
    });
    return {};
  },

  "attendance/missing": async (_, { now, language }) => {
    const db = await database();
    const range = { from: new Date(now.getTime() - missingMs), until: now };
    const lessons = (await listAttendedLessons(db, { range })).filter(({ endsAt }) => endsAt <= now);
    const attendance = await readAttendance(db, lessons);
    const missing = lessons.filter(({ id }) => {
      const found = attendance.get(id);
      return found && found.students.length > 0 && !found.isTaken;
    });
    const trials = (await listUnmarkedTrials(db, range)).filter(({ endsAt }) => endsAt <= now);
    const teacherOf = await readTeachers(db, [...missing, ...trials], language);
    return {
      lessons: missing
        .slice(0, maxShown)
        .map((lesson) => ({ ...toDto(lesson, language), teacher: teacherOf(lesson) })),
      trials: trials.slice(0, maxShown).map((trial) => ({
        id: trial.id,
        student: { id: trial.studentId, name: trial.student },
        starts_at: trial.startsAt.toISOString(),
        teacher: teacherOf(trial),
      })),
    };
  },
};

type Taught = { teacherId: number | null };

async function readTeachers(db: Database, lessons: readonly Taught[], language: DeskLanguage) {
  const names = await readTeacherNames(
    db,
    lessons.flatMap(({ teacherId }) => teacherId ?? []),
  );
  return ({ teacherId }: Taught) => localize(names.get(teacherId ?? 0) ?? {}, language);
}
