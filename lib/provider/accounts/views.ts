import { and, asc, desc, eq, gt, inArray, lte, type SQL } from "drizzle-orm";
import type { AccountView, AccountViewName, ViewRequest } from "../../account/contract";
import { maxId } from "../../account/shapes";
import type { Language } from "../../i18n/languages";
import { localizedArt } from "../../pictures/localized-art";
import { nextLesson } from "../../schedule/classroom-window";
import { school } from "../../school/school";
import { findBookingError } from "../book-seat";
import { database } from "../db/connect";
import { localize } from "../db/localized";
import {
  accounts,
  bookings,
  calendars,
  classChanges,
  courses,
  isSeat,
  liveClasses,
  recordings,
  seriesClasses,
  teachers,
  trialLessons,
} from "../db/schema";
import type { Database } from "../db/types";
import { toLiveItem, toReadyLiveItem, selectLives } from "../live-item";
import { readSeriesClasses } from "../read-series-classes";
import { needsConfirmation } from "./confirm-email";
import { requireParentId, listStudents } from "./family";
import { readSessions } from "./open-sessions";
import { readSavedLives } from "./saved-lives";
import { mayChangeTrial } from "./trial-lessons";
import { readWaitingPlaces } from "./waiting-places";
import { optionalAccount, requireAccount, type Account } from "./tokens";
import { ProviderError, type CallContext } from "../types";

type Views = {
  [Name in AccountViewName]: (viewRequest: ViewRequest, context: CallContext) => Promise<AccountView<Name>>;
};

/** The ids of all courses; each has a page on the site. */
export async function listCourseIds(): Promise<number[]> {
  const db = await database();
  return (await db.select({ id: courses.id }).from(courses)).map(({ id }) => id);
}

/** These pages are not paginated; nobody takes or teaches more series classes than this. */
const allOnOnePage = { page: 1, per_page: 1000 };

/**
 * The data of the embedded account pages (lib/account/contract.ts).
 * @throws ProviderError tokenFailure without a valid token, notAllowed for the wrong kind of account, notFound for an
 * unknown id.
 */
export const accountViews: Views = {
  /** A student sees their own series classes and the parent's class points; a parent sees all students' classes. */
  student: async (_viewRequest, context) => {
    const { language, now = new Date() } = context;
    const db = await database();
    const account = await requireAccount(db, context);
    const isParent = account.kind === "parent";
    const parentId = requireParentId(account);
    const ownStudents = await listStudents(db, account);
    const students: AccountView<"student">["students"] = [];
    for (const student of ownStudents) {
      students.push({
        id: student.id,
        nickname: student.nickname,
        birth_year: isParent ? student.birthYear : null,
        calendar: (await db.$count(calendars, eq(calendars.accountId, student.id))) > 0,
        classes: await bookedClasses(db, student.id, context),
      });
    }
    return {
      nickname: account.nickname,
      parent: isParent,
      email: account.email ?? "",
      confirm_email: needsConfirmation(account),
      reader: { language: account.language, time_zone: account.timeZone },
      class_point: await readPoints(db, parentId),
      students,
      trial: await readTrialSummary(db, parentId, language),
      waiting: await readWaitingPlaces(db, ownStudents, context),
      lives: (await readSavedLives(db, account.id, now)).map((row) => toLiveItem(row, language)),
    };
  },

  trial: async (_viewRequest, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    const students = (await listStudents(db, account)).map(({ id, nickname }) => ({ id, nickname }));
    return {
      parent: account.kind === "parent",
      email: account.email ?? "",
      students,
      trial: await readTrialRequest(db, account, context.language),
    };
  },

  family: async (viewRequest, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    const class_point = await readPoints(db, requireParentId(account));
    const students = await listStudents(db, account);
    const bookingRows = await db
      .select({ studentId: bookings.studentId })
      .from(bookings)
      .where(and(eq(bookings.classId, requireId(viewRequest)), isSeat));
    const bookedIds = new Set(bookingRows.map(({ studentId }) => studentId));
    const request = {
      classId: requireId(viewRequest),
      now: context.now ?? new Date(),
      language: context.language,
    };
    const fullIds = new Set<number>();
    // A seat may be held for one of the students, so each is checked separately.
    for (const student of students)
      if ((await findBookingError(db, { student, ...request })) === "classFull") fullIds.add(student.id);
    return {
      parent: account.kind === "parent",
      class_point,
      students: students.map(({ id, nickname }) => ({
        id,
        nickname,
        applied: bookedIds.has(id),
        full: fullIds.has(id),
      })),
    };
  },

  waiting: async (_viewRequest, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    requireParentId(account);
    const students = await listStudents(db, account);
    return {
      parent: account.kind === "parent",
      students: students.map(({ id, nickname }) => ({ id, nickname })),
      places: await readWaitingPlaces(db, students, context),
    };
  },

  "saved-lives": async (_viewRequest, context) => {
    const { now = new Date() } = context;
    const db = await database();
    const { id } = await requireAccount(db, context);
    return { lives: (await readSavedLives(db, id, now)).map((live) => live.id) };
  },

  settings: async (_viewRequest, context) => {
    const { nickname, email } = await requireAccount(await database(), context);
    return { nickname, email: email ?? "" };
  },

  sessions: (_viewRequest, context) => readSessions(context),

  teacher: async (_viewRequest, context) => {
    const db = await database();
    const { nickname, teacherId } = await requireAccount(db, context);
    if (teacherId === null) throw new ProviderError("notAllowed", "");
    const classes = await readClasses(db, eq(seriesClasses.teacherId, teacherId), [], context);
    return { nickname, trials: await listTeacherTrials(db, teacherId, context), classes };
  },

  "live-detail": async (viewRequest, context) => {
    const db = await database();
    await requireAccount(db, context);
    return readLive(db, viewRequest, context);
  },

  /** Public, but only members get the addresses of recordings (spec section 6). */
  course: async (viewRequest, context) => {
    const { language, now = new Date() } = context;
    const db = await database();
    const viewer = await optionalAccount(db, context);
    const [course] = await db
      .select()
      .from(courses)
      .where(eq(courses.id, requireId(viewRequest)));
    if (!course) throw new ProviderError("notFound", "");
    const rows = await db
      .select()
      .from(recordings)
      .where(and(eq(recordings.courseId, course.id), lte(recordings.startsAt, now)))
      .orderBy(desc(recordings.startsAt), asc(recordings.id));
    const name = localize(course.name, language);
    return {
      course_id: course.id,
      course_cover_url: localizedArt(course.cover, language),
      course_brief: localize(course.brief, language),
      course_name: name,
      level_class_point: course.levelClassPoints.map((class_point) => ({ class_point })),
      recordings: rows.map((row) => ({
        course_id: course.id,
        course_name: name,
        lesson_name: localize(row.lessonName, language),
        cover: localizedArt(row.cover, language),
        from: row.startsAt.toISOString(),
        // The embedded provider stores no videos. Those without an address of their own are on the school's channel.
        watch_url: viewer ? (row.url ?? school().videoChannel) : null,
      })),
    };
  },

  "teacher-detail": async (viewRequest, context) => {
    const { language } = context;
    const db = await database();
    const viewer = await requireAccount(db, context);
    const students = viewer.kind === "teacher" ? [] : await listStudents(db, viewer);
    const ids = students.map((student) => student.id);
    const [teacher] = await db
      .select()
      .from(teachers)
      .where(eq(teachers.id, requireId(viewRequest)));
    if (!teacher) throw new ProviderError("notFound", "");
    return {
      nickname: localize(teacher.nickname, language),
      avatar: teacher.avatar,
      country: teacher.country,
      description: localize(teacher.description, language),
      classes: await readClasses(db, eq(seriesClasses.teacherId, teacher.id), ids, context),
    };
  },

  classroom: async (viewRequest, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    if (viewRequest.of === "series") return readLesson(db, viewRequest, account, context);
    const { course_name: title, lesson_name, from, to } = await readLive(db, viewRequest, context);
    return { title, lesson_name, from, to };
  },
};

async function readPoints(db: Database, parentId: number): Promise<number> {
  const [parent] = await db
    .select({ points: accounts.points })
    .from(accounts)
    .where(eq(accounts.id, parentId));
  return parent?.points ?? 0;
}

/** The family's trial lesson with the names of its student and teacher. */
async function findTrial(db: Database, parentId: number) {
  const [found] = await db
    .select({ row: trialLessons, student: accounts.nickname, teacher: teachers.nickname })
    .from(trialLessons)
    .innerJoin(accounts, eq(accounts.id, trialLessons.studentId))
    .leftJoin(teachers, eq(teachers.id, trialLessons.teacherId))
    .where(eq(trialLessons.parentId, parentId));
  return found;
}

async function readTrialSummary(
  db: Database,
  parentId: number,
  language: Language,
): Promise<AccountView<"student">["trial"]> {
  const found = await findTrial(db, parentId);
  if (!found) return { state: "none", student: null, from: null, teacher: "" };
  return {
    state: found.row.state,
    student: found.student,
    from: found.row.startsAt?.toISOString() ?? null,
    teacher: found.teacher ? localize(found.teacher, language) : "",
  };
}

async function readTrialRequest(
  db: Database,
  account: Account,
  language: Language,
): Promise<AccountView<"trial">["trial"]> {
  const found = await findTrial(db, requireParentId(account));
  if (!found) return null;
  const { row, student, teacher } = found;
  const mayEdit = mayChangeTrial(account, row);
  return {
    state: row.state,
    revision: row.revision,
    student,
    asked_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    from: row.startsAt?.toISOString() ?? null,
    teacher: teacher ? localize(teacher, language) : "",
    own: mayEdit,
    wishes: mayEdit ? row.wishes : null,
  };
}

/** A trial lesson stays in its teacher's list for a day after its start, unless the desk records its outcome earlier. */
const trialVisibleMs = 86_400_000;

/** A teacher's arranged trial lessons, next one first. Teachers only get the student's name. */
async function listTeacherTrials(
  db: Database,
  teacherId: number,
  { now = new Date() }: CallContext,
): Promise<AccountView<"teacher">["trials"]> {
  const { startsAt, state, teacherId: teacher, studentId } = trialLessons;
  const rows = await db
    .select({ student: accounts.nickname, startsAt })
    .from(trialLessons)
    .innerJoin(accounts, eq(accounts.id, studentId))
    .where(
      and(
        eq(teacher, teacherId),
        eq(state, "arranged"),
        gt(startsAt, new Date(now.getTime() - trialVisibleMs)),
      ),
    )
    .orderBy(asc(startsAt), asc(trialLessons.id))
    .limit(allOnOnePage.per_page);
  return rows.flatMap((row) =>
    row.startsAt ? { student: row.student, from: row.startsAt.toISOString() } : [],
  );
}

/** A student's series classes with the time and price of each booking, and the latest changes since. */
async function bookedClasses(db: Database, studentId: number, context: CallContext) {
  const classes = await readClasses(db, bookedByCondition(db, [studentId]), [studentId], context);
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.studentId, studentId), isSeat));
  const bookingByClass = new Map(rows.map((row) => [row.classId, row]));
  const changes = await readChanges(db, [...bookingByClass.keys()], context);
  return classes.flatMap((series) => {
    const booking = bookingByClass.get(series.class_id);
    if (!booking) return [];
    const changesSinceBooking = changes.filter(
      (one) => one.classId === series.class_id && one.at >= booking.createdAt,
    );
    return [
      {
        ...series,
        applied_at: booking.createdAt.toISOString(),
        paid: booking.points,
        changes: changesSinceBooking
          .slice(0, maxChanges)
          .map(({ at, changed, reason }) => ({ at: at.toISOString(), changed, reason })),
      },
    ];
  });
}

/** The maximum number of changes shown per class. */
const maxChanges = 3;

/** The announced changes of classes, newest first. */
async function readChanges(db: Database, classIds: number[], { language }: CallContext) {
  if (classIds.length === 0) return [];
  const { classId, changed, reason, createdAt } = classChanges;
  const rows = await db
    .select({ classId, changed, reason, at: createdAt })
    .from(classChanges)
    .where(inArray(classId, classIds))
    .orderBy(desc(createdAt), desc(classChanges.id));
  return rows.map((row) => ({ ...row, reason: localize(row.reason, language) }));
}

/** The requested id. @throws ProviderError notFound if it is missing or larger than a database column can hold. */
function requireId({ id }: ViewRequest): number {
  if (id === undefined || id > maxId) throw new ProviderError("notFound", "");
  return id;
}

async function readClasses(
  db: Database,
  where: SQL | undefined,
  students: readonly number[],
  { language, now = new Date() }: CallContext,
) {
  return (await readSeriesClasses(db, { where, page: allOnOnePage, language, students, now })).list;
}

/** The series classes that any of the students has booked. */
function bookedByCondition(db: Database, students: number[]): SQL {
  const own = db
    .select({ id: bookings.classId })
    .from(bookings)
    .where(and(inArray(bookings.studentId, students), isSeat));
  return inArray(seriesClasses.id, own);
}

async function readLive(db: Database, viewRequest: ViewRequest, { language }: CallContext) {
  const [found] = await selectLives(db).where(eq(liveClasses.id, requireId(viewRequest)));
  if (!found) throw new ProviderError("notFound", "");
  return toReadyLiveItem(found, language);
}

/**
 * The current or next lesson of a series class, or else the last one.
 * @throws ProviderError notFound if the account has no part in the class, whether or not it exists.
 */
async function readLesson(db: Database, viewRequest: ViewRequest, account: Account, context: CallContext) {
  const { now = new Date() } = context;
  const [series] = await readClasses(
    db,
    and(eq(seriesClasses.id, requireId(viewRequest)), await participantCondition(db, account)),
    [],
    context,
  );
  const lessons = series?.lesson_list ?? [];
  const lesson = lessons[nextLesson(lessons, now.getTime()) ?? lessons.length - 1];
  if (!series || !lesson) throw new ProviderError("notFound", "");
  return { title: series.combo_name, ...lesson };
}

/** Selects the series classes that an account takes part in, as teacher, as student, or as a student's parent. */
async function participantCondition(db: Database, { id, kind, teacherId }: Account): Promise<SQL> {
  if (teacherId !== null) return eq(seriesClasses.teacherId, teacherId);
  if (kind === "student") return bookedByCondition(db, [id]);
  const students = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.parentId, id));
  return bookedByCondition(
    db,
    students.map((student) => student.id),
  );
}
