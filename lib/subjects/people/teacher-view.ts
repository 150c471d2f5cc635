import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { AccountView } from "./view-calls";
import { readAttendance } from "../lessons/attendance/marks";
import { markingMs } from "../lessons/attendance/settings";
import { readLiveRecordings, readRecordings } from "../lessons/recordings/recordings";
import type { CallContext } from "../../engines/calls/context";
import { ProviderError } from "../../base/contract/provider-error";
import { localize } from "../../base/db/localized";
import { listTaughtChanges, listTaughtClasses } from "../series/member-queries";
import { bookings, isSeat } from "../series/tables";
import { readTeacherNames } from "../teachers/queries";
import { hasCalendar } from "../identity/queries";
import { accounts } from "../identity/tables";
import type { Database } from "../../base/db/types";
import { requireAccount } from "../identity/tokens";
import { externalDeviceCheck } from "../../base/links/classroom";
import { readComingClosedDays } from "./closed-days";
import { readTeachingLessons, type TeachingLesson } from "./teaching-lessons";

/** Past lessons stay listed for this long, so that a recording can be added. */
const pastVisibleMs = 30 * 86_400_000;

/**
 * A teacher's dashboard. Of students it has the nicknames only, and of meeting links only whether there is one.
 * @throws ProviderError notAllowed for other kinds of accounts.
 */
export async function readTeacherCentre(db: Database, context: CallContext): Promise<AccountView<"teacher">> {
  const { language, now = new Date() } = context;
  const { id: accountId, nickname, teacherId } = await requireAccount(db, context);
  if (teacherId === null) throw new ProviderError("notAllowed", "");
  const after = new Date(now.getTime() - pastVisibleMs);
  const lessons = await readTeachingLessons(db, teacherId, { after, language });
  const findRecording = await readOwnRecordings(db, lessons);
  const attendanceOf = await readOwnAttendance(db, lessons, now);
  const hasClassroomSite = externalDeviceCheck() !== undefined;
  const classRows = await listTaughtClasses(db, teacherId);
  const taughtIds = new Set(lessons.flatMap((lesson) => (lesson.of === "series" ? [lesson.id] : [])));
  const classes = classRows.filter(({ id }) => taughtIds.has(id));
  const names = await readNames(
    db,
    classes.map(({ id }) => id),
  );
  const changes = await listTaughtChanges(db, teacherId, after);
  const substitutes = await readTeacherNames(
    db,
    changes.flatMap((change) => change.teacherId ?? []),
  );
  return {
    nickname,
    calendar: await hasCalendar(db, accountId),
    closed_days: await readComingClosedDays(db, language, now),
    lessons: lessons.map((lesson) => ({
      of: lesson.of,
      id: lesson.id,
      title: lesson.title,
      lesson_name: lesson.lessonName,
      from: lesson.startsAt.toISOString(),
      to: lesson.endsAt.toISOString(),
      room: hasClassroomSite || lesson.meetingUrl !== null,
      recording: findRecording(lesson),
      student: lesson.student,
      attendance: attendanceOf(lesson),
    })),
    lesson_changes: changes.map((change) => ({
      ...{ id: change.id, kind: change.kind, title: localize(change.name, language) },
      ...{ from: change.startsAt.toISOString(), to: change.newStartsAt?.toISOString() ?? null },
      teacher: localize(substitutes.get(change.teacherId ?? 0) ?? {}, language),
      reason: localize(change.reason, language),
    })),
    classes: classes.map((row) => ({
      class_id: row.id,
      combo_name: localize(row.comboName, language),
      students: row.students,
      class_capacity: row.capacity,
      names: names.get(row.id) ?? [],
    })),
  };
}

/** Reads the addresses of the lessons' recordings. */
async function readOwnRecordings(
  db: Database,
  lessons: readonly TeachingLesson[],
): Promise<(lesson: TeachingLesson) => string | null> {
  const idsOf = (kind: TeachingLesson["of"]) => [
    ...new Set(lessons.flatMap(({ of, id }) => (of === kind ? [id] : []))),
  ];
  const bySeries = await readRecordings(db, idsOf("series"));
  const byLive = await readLiveRecordings(db, idsOf("live"));
  return ({ of, id, startsAt }) => {
    if (of === "live") return byLive.get(id) ?? null;
    return (of === "series" && bySeries.get(id)?.get(startsAt.getTime())) || null;
  };
}

/** Reads the attendance of the lessons that the teacher can mark. */
async function readOwnAttendance(db: Database, lessons: readonly TeachingLesson[], now: Date) {
  const isOpen = ({ startsAt, endsAt }: TeachingLesson) =>
    startsAt <= now && endsAt.getTime() + markingMs() >= now.getTime();
  const open = lessons.flatMap((lesson) =>
    lesson.lessonId !== null && isOpen(lesson) ? [{ id: lesson.lessonId, startsAt: lesson.startsAt }] : [],
  );
  const attendance = await readAttendance(db, open);
  return (lesson: TeachingLesson): AccountView<"teacher">["lessons"][number]["attendance"] => {
    const { lessonId, trial } = lesson;
    if (trial) return isOpen(lesson) ? trialAttendance(lesson, trial) : null;
    const found = attendance.get(lessonId ?? 0);
    if (lessonId === null || !found || found.students.length === 0) return null;
    return { lesson_id: lessonId, is_taken: found.isTaken, students: found.students };
  };
}

/** Staff may also have said that a trial lesson was held or missed. */
function trialAttendance(
  { id, student }: TeachingLesson,
  { studentId, state, attendance }: NonNullable<TeachingLesson["trial"]>,
) {
  const byStaff = state === "held" ? "present" : state === "missed" ? "absent" : null;
  return {
    lesson_id: id,
    is_taken: state !== "arranged",
    students: [{ id: studentId, name: student ?? "", state: attendance ?? byStaff }],
  };
}

/** The nicknames of the students with a seat, by class. */
async function readNames(db: Database, classIds: number[]): Promise<ReadonlyMap<number, string[]>> {
  const names = new Map<number, string[]>();
  if (classIds.length === 0) return names;
  const rows = await db
    .select({ classId: bookings.classId, name: accounts.nickname })
    .from(bookings)
    .innerJoin(accounts, eq(accounts.id, bookings.studentId))
    .where(and(inArray(bookings.classId, classIds), isSeat, ne(accounts.nickname, "")))
    .orderBy(asc(accounts.nickname), asc(accounts.id));
  for (const { classId, name } of rows) names.set(classId, [...(names.get(classId) ?? []), name]);
  return names;
}
