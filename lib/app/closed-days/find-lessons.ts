import type { ResponseOf } from "../../base/contract/call";
import { localize, type Localized } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import type { DeskLanguage } from "../../base/desk/language";
import { findClashes, type BusyTime, type Period } from "../../base/schedule/plan-warnings";
import type { BusyTimes } from "../../engines/busy-times/busy-times";
import { findClosedDays, type ClosedDays } from "../../subjects/holidays/closed-days";
import { readClosedDays } from "../../subjects/holidays/queries";
import { listLessons } from "../../subjects/lessons/day/list-lessons";
import { schoolDay, endOfSchoolDay, startOfSchoolDay } from "../../subjects/school/school-time";
import { schoolZone } from "../../subjects/school/zone";
import type { SeriesFields } from "../../subjects/series/content";
import { moveFromClosedDays } from "../../subjects/series/move-lessons";
import { listSeatedStudents } from "../../subjects/series/queries";
import { readTeacherNames } from "../../subjects/teachers/queries";
import { readRecord } from "../editing/records";
import type { closedDayCalls } from "./desk-calls";

type Lessons = ResponseOf<typeof closedDayCalls, "calendar/lessons">;
type AffectedClass = Lessons["classes"][number];
type LessonOnClosedDay = Awaited<ReturnType<typeof listLessons>>[number] & { closed: ClosedDays };
type Options = { now: Date; language: DeskLanguage; busyTimes: BusyTimes };

/** Reads the closed days that are not over, and says whether a lesson can begin. */
export async function readClosedTimes(db: Database, now: Date) {
  const closed = await readClosedDays(db, schoolDay(now));
  const zone = schoolZone();
  return { closed, zone, isClosed: (at: Date) => findClosedDays(closed, at, zone) !== undefined };
}

/** Lists the lessons of all kinds ahead that are planned on closed days. */
async function listLessonsOnClosedDays(
  db: Database,
  closed: readonly ClosedDays[],
  now: Date,
): Promise<LessonOnClosedDay[]> {
  const found = new Map<string, LessonOnClosedDay>();
  for (const days of closed) {
    const range = { from: startOfSchoolDay(days.firstDay), until: endOfSchoolDay(days.lastDay) };
    for (const lesson of await listLessons(db, range))
      if (lesson.startsAt > now && lesson.startsAt >= range.from) {
        const key = `${lesson.of} ${lesson.id} ${lesson.startsAt.toISOString()}`;
        if (!found.has(key)) found.set(key, { ...lesson, closed: days });
      }
  }
  return [...found.values()].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Finds the lessons on closed days, with where those of series classes would move. */
export async function findLessonsToMove(
  db: Database,
  { now, language, busyTimes }: Options,
): Promise<Lessons> {
  const { closed, zone, isClosed } = await readClosedTimes(db, now);
  const lessons = await listLessonsOnClosedDays(db, closed, now);
  const classIds = new Set(lessons.filter(({ of }) => of === "series").map(({ id }) => id));
  const classes: AffectedClass[] = [];
  for (const id of classIds) {
    const record = await readRecord(db, { kind: "series", id });
    const fields = record.published as SeriesFields | null;
    if (!fields) continue;
    const { moves } = moveFromClosedDays(fields.lessons, { isClosed, zone, now });
    const clashesAt = await readClashes(db, { id, fields, moves }, { busyTimes, language });
    classes.push({
      ...{ id, version: record.version, students: record.seats, has_draft: record.draft !== null },
      name: localize(fields.comboName, language),
      teacher: localize(
        (await readTeacherNames(db, [fields.teacherId])).get(fields.teacherId) ?? {},
        language,
      ),
      lessons: lessons
        .filter((lesson) => lesson.of === "series" && lesson.id === id)
        .map((lesson) => {
          const from = lesson.startsAt.toISOString();
          const to = moves.find((move) => move.from === from)?.to ?? null;
          return {
            from,
            to,
            closed: localize(lesson.closed.name, language),
            clashes: to ? clashesAt(to) : [],
          };
        }),
    });
  }
  return { classes, others: lessons.flatMap((lesson) => toOther(lesson, language)) };
}

function toOther(
  { of, id, startsAt, lessonName, closed }: LessonOnClosedDay,
  language: DeskLanguage,
): Lessons["others"] {
  if (of === "series") return [];
  const name = lessonName ? localize(lessonName, language) : "";
  return [{ of, id, name, starts_at: startsAt.toISOString(), closed: localize(closed.name, language) }];
}

type Moved = { id: number; fields: SeriesFields; moves: readonly { to: string }[] };

/** Returns a function that names what the teacher and the students of a class have at its lesson's new start. */
async function readClashes(
  db: Database,
  { id, fields, moves }: Moved,
  { busyTimes, language }: Pick<Options, "busyTimes" | "language">,
): Promise<(to: string) => AffectedClass["lessons"][number]["clashes"]> {
  const starts = moves.map(({ to }) => Date.parse(to));
  if (starts.length === 0) return () => [];
  const lengthMs = fields.length * 60_000;
  const range = { from: new Date(Math.min(...starts)), until: new Date(Math.max(...starts) + lengthMs) };
  const isOther = (time: BusyTime) => time.of !== "series" || time.id !== id;
  const teacherTimes = (await busyTimes.ofTeacher(db, fields.teacherId, range)).filter(isOther);
  const studentTimes = (await busyTimes.ofStudents(db, await listSeatedStudents(db, id), range)).filter(
    isOther,
  );
  const nameOf = (of: BusyTime["of"], name: Localized) => (of === "trial" ? "" : localize(name, language));
  return (to) => {
    const period: Period = { startsAt: to, endsAt: new Date(Date.parse(to) + lengthMs).toISOString() };
    const toClashes = (who: "teacher" | "student", times: readonly BusyTime[]) =>
      findClashes([period], times).map(({ of, name }) => ({ who, name: nameOf(of, name) }));
    return [...toClashes("teacher", teacherTimes), ...toClashes("student", studentTimes)];
  };
}
