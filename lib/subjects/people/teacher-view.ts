import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { AccountView } from "./view-calls";
import { readLiveRecordings, readRecordings } from "../lessons/recordings/recordings";
import type { CallContext } from "../../engines/calls/context";
import { ProviderError } from "../../base/contract/provider-error";
import { localize } from "../../base/db/localized";
import { listTaughtClasses } from "../series/member-queries";
import { bookings, isSeat } from "../series/tables";
import { hasCalendar } from "../identity/queries";
import { accounts } from "../identity/tables";
import type { Database } from "../../base/db/types";
import { requireAccount } from "../identity/tokens";
import { externalDeviceCheck } from "../../base/links/classroom";
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
  const hasClassroomSite = externalDeviceCheck() !== undefined;
  const classRows = await listTaughtClasses(db, teacherId);
  const taughtIds = new Set(lessons.flatMap((lesson) => (lesson.of === "series" ? [lesson.id] : [])));
  const classes = classRows.filter(({ id }) => taughtIds.has(id));
  const names = await readNames(
    db,
    classes.map(({ id }) => id),
  );
  return {
    nickname,
    calendar: await hasCalendar(db, accountId),
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
