import { and, asc, desc, eq, gt, inArray, lte, type SQL } from "drizzle-orm";
import type { AccountView, AccountViewName, ViewRequest } from "../../account/contract";
import { largestId } from "../../account/shapes";
import type { Language } from "../../i18n/languages";
import { localizedArt } from "../../pictures/localized-art";
import { nextLesson } from "../../schedule/classroom-window";
import { school } from "../../school/school";
import { obstacle } from "../book-seat";
import { database } from "../db/connect";
import { localised } from "../db/localised";
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
import { liveItem, readyLiveItem, selectLives } from "../live-item";
import { readSeriesClasses } from "../read-series-classes";
import { waitsForConfirmation } from "./confirm-email";
import { parentOf, studentsOf } from "./family";
import { readSessions } from "./open-sessions";
import { readSavedLives } from "./saved-lives";
import { mayChange } from "./trial-lessons";
import { readPlaces } from "./waiting-places";
import { optionalAccount, requireAccount, type Account } from "./tokens";
import { ProviderError, type CallContext } from "../types";

type Views = {
  [Name in AccountViewName]: (asked: ViewRequest, context: CallContext) => Promise<AccountView<Name>>;
};

/** The ids of all courses; each has a page on the site. */
export async function courseIds(): Promise<number[]> {
  const db = await database();
  return (await db.select({ id: courses.id }).from(courses)).map(({ id }) => id);
}

/** These pages are not paginated; nobody takes or teaches more series classes than this. */
const all = { page: 1, per_page: 1000 };

/**
 * The data of the embedded account pages (lib/account/contract.ts).
 * @throws ProviderError tokenFailure without a valid token, notAllowed for the wrong kind of account, notFound for an
 * unknown id.
 */
export const accountViews: Views = {
  /** A student sees their own series classes and the parent's class points; a parent sees all students' classes. */
  student: async (_asked, context) => {
    const { language, now = new Date() } = context;
    const db = await database();
    const account = await requireAccount(db, context);
    const parent = account.kind === "parent";
    const parentId = parentOf(account);
    const own = await studentsOf(db, account);
    const students: AccountView<"student">["students"] = [];
    for (const student of own) {
      students.push({
        id: student.id,
        nickname: student.nickname,
        birth_year: parent ? student.birthYear : null,
        calendar: (await db.$count(calendars, eq(calendars.accountId, student.id))) > 0,
        classes: await bookedClasses(db, student.id, context),
      });
    }
    return {
      nickname: account.nickname,
      parent,
      email: account.email ?? "",
      confirm_email: waitsForConfirmation(account),
      reader: { language: account.language, time_zone: account.timeZone },
      class_point: await pointsOf(db, parentId),
      students,
      trial: await trialOf(db, parentId, language),
      waiting: await readPlaces(db, own, context),
      lives: (await readSavedLives(db, account.id, now)).map((row) => liveItem(row, language)),
    };
  },

  trial: async (_asked, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    const students = (await studentsOf(db, account)).map(({ id, nickname }) => ({ id, nickname }));
    return {
      parent: account.kind === "parent",
      email: account.email ?? "",
      students,
      trial: await trialRequestOf(db, account, context.language),
    };
  },

  family: async (asked, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    const class_point = await pointsOf(db, parentOf(account));
    const students = await studentsOf(db, account);
    const booked = await db
      .select({ studentId: bookings.studentId })
      .from(bookings)
      .where(and(eq(bookings.classId, idOf(asked)), isSeat));
    const applied = new Set(booked.map(({ studentId }) => studentId));
    const request = { classId: idOf(asked), now: context.now ?? new Date(), language: context.language };
    const full = new Set<number>();
    // A seat may be held for one of the students, so each is checked separately.
    for (const student of students)
      if ((await obstacle(db, { student, ...request })) === "classFull") full.add(student.id);
    return {
      parent: account.kind === "parent",
      class_point,
      students: students.map(({ id, nickname }) => ({
        id,
        nickname,
        applied: applied.has(id),
        full: full.has(id),
      })),
    };
  },

  waiting: async (_asked, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    parentOf(account);
    const students = await studentsOf(db, account);
    return {
      parent: account.kind === "parent",
      students: students.map(({ id, nickname }) => ({ id, nickname })),
      places: await readPlaces(db, students, context),
    };
  },

  "saved-lives": async (_asked, context) => {
    const { now = new Date() } = context;
    const db = await database();
    const { id } = await requireAccount(db, context);
    return { lives: (await readSavedLives(db, id, now)).map((live) => live.id) };
  },

  settings: async (_asked, context) => {
    const { nickname, email } = await requireAccount(await database(), context);
    return { nickname, email: email ?? "" };
  },

  sessions: (_asked, context) => readSessions(context),

  teacher: async (_asked, context) => {
    const db = await database();
    const { nickname, teacherId } = await requireAccount(db, context);
    if (teacherId === null) throw new ProviderError("notAllowed", "");
    const classes = await classesOf(db, eq(seriesClasses.teacherId, teacherId), [], context);
    return { nickname, trials: await trialsWith(db, teacherId, context), classes };
  },

  "live-detail": async (asked, context) => {
    const db = await database();
    await requireAccount(db, context);
    return readLive(db, asked, context);
  },

  /** Public, but only members get the addresses of recordings (spec section 6). */
  course: async (asked, context) => {
    const { language, now = new Date() } = context;
    const db = await database();
    const viewer = await optionalAccount(db, context);
    const [course] = await db
      .select()
      .from(courses)
      .where(eq(courses.id, idOf(asked)));
    if (!course) throw new ProviderError("notFound", "");
    const rows = await db
      .select()
      .from(recordings)
      .where(and(eq(recordings.courseId, course.id), lte(recordings.startsAt, now)))
      .orderBy(desc(recordings.startsAt), asc(recordings.id));
    const name = localised(course.name, language);
    return {
      course_id: course.id,
      course_cover_url: localizedArt(course.cover, language),
      course_brief: localised(course.brief, language),
      course_name: name,
      level_class_point: course.levelClassPoints.map((class_point) => ({ class_point })),
      recordings: rows.map((row) => ({
        course_id: course.id,
        course_name: name,
        lesson_name: localised(row.lessonName, language),
        cover: localizedArt(row.cover, language),
        from: row.startsAt.toISOString(),
        // The embedded provider stores no videos. Those without an address of their own are on the school's channel.
        watch_url: viewer ? (row.url ?? school().videoChannel) : null,
      })),
    };
  },

  "teacher-detail": async (asked, context) => {
    const { language } = context;
    const db = await database();
    const viewer = await requireAccount(db, context);
    const students = viewer.kind === "teacher" ? [] : await studentsOf(db, viewer);
    const ids = students.map((student) => student.id);
    const [teacher] = await db
      .select()
      .from(teachers)
      .where(eq(teachers.id, idOf(asked)));
    if (!teacher) throw new ProviderError("notFound", "");
    return {
      nickname: localised(teacher.nickname, language),
      avatar: teacher.avatar,
      country: teacher.country,
      description: localised(teacher.description, language),
      classes: await classesOf(db, eq(seriesClasses.teacherId, teacher.id), ids, context),
    };
  },

  classroom: async (asked, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    if (asked.of === "series") return readLesson(db, asked, account, context);
    const { course_name: title, lesson_name, from, to } = await readLive(db, asked, context);
    return { title, lesson_name, from, to };
  },
};

async function pointsOf(db: Database, parentId: number): Promise<number> {
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

async function trialOf(
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
    teacher: found.teacher ? localised(found.teacher, language) : "",
  };
}

async function trialRequestOf(
  db: Database,
  account: Account,
  language: Language,
): Promise<AccountView<"trial">["trial"]> {
  const found = await findTrial(db, parentOf(account));
  if (!found) return null;
  const { row, student, teacher } = found;
  const own = mayChange(account, row);
  return {
    state: row.state,
    revision: row.revision,
    student,
    asked_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    from: row.startsAt?.toISOString() ?? null,
    teacher: teacher ? localised(teacher, language) : "",
    own,
    wishes: own ? row.wishes : null,
  };
}

/** A trial lesson stays in its teacher's list for a day after its start, unless the desk records its outcome earlier. */
const dayMs = 86_400_000;

/** A teacher's arranged trial lessons, next one first. Teachers only get the student's name. */
async function trialsWith(
  db: Database,
  teacherId: number,
  { now = new Date() }: CallContext,
): Promise<AccountView<"teacher">["trials"]> {
  const { startsAt, state, teacherId: teacher, studentId } = trialLessons;
  const rows = await db
    .select({ student: accounts.nickname, startsAt })
    .from(trialLessons)
    .innerJoin(accounts, eq(accounts.id, studentId))
    .where(and(eq(teacher, teacherId), eq(state, "arranged"), gt(startsAt, new Date(now.getTime() - dayMs))))
    .orderBy(asc(startsAt), asc(trialLessons.id))
    .limit(all.per_page);
  return rows.flatMap((row) =>
    row.startsAt ? { student: row.student, from: row.startsAt.toISOString() } : [],
  );
}

/** A student's series classes with the time and price of each booking, and the latest changes since. */
async function bookedClasses(db: Database, studentId: number, context: CallContext) {
  const classes = await classesOf(db, bookedBy(db, [studentId]), [studentId], context);
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.studentId, studentId), isSeat));
  const sent = new Map(rows.map((row) => [row.classId, row]));
  const changes = await changesOf(db, [...sent.keys()], context);
  return classes.flatMap((series) => {
    const booking = sent.get(series.class_id);
    if (!booking) return [];
    const since = changes.filter((one) => one.classId === series.class_id && one.at >= booking.createdAt);
    return [
      {
        ...series,
        applied_at: booking.createdAt.toISOString(),
        paid: booking.points,
        changes: since
          .slice(0, mostChanges)
          .map(({ at, changed, reason }) => ({ at: at.toISOString(), changed, reason })),
      },
    ];
  });
}

/** The maximum number of changes shown per class. */
const mostChanges = 3;

/** The announced changes of classes, newest first. */
async function changesOf(db: Database, classIds: number[], { language }: CallContext) {
  if (classIds.length === 0) return [];
  const { classId, changed, reason, createdAt } = classChanges;
  const rows = await db
    .select({ classId, changed, reason, at: createdAt })
    .from(classChanges)
    .where(inArray(classId, classIds))
    .orderBy(desc(createdAt), desc(classChanges.id));
  return rows.map((row) => ({ ...row, reason: localised(row.reason, language) }));
}

/** The requested id. @throws ProviderError notFound if it is missing or larger than a database column can hold. */
function idOf({ id }: ViewRequest): number {
  if (id === undefined || id > largestId) throw new ProviderError("notFound", "");
  return id;
}

async function classesOf(
  db: Database,
  where: SQL | undefined,
  students: readonly number[],
  { language, now = new Date() }: CallContext,
) {
  return (await readSeriesClasses(db, { where, page: all, language, students, now })).list;
}

/** The series classes that any of the students has booked. */
function bookedBy(db: Database, students: number[]): SQL {
  const own = db
    .select({ id: bookings.classId })
    .from(bookings)
    .where(and(inArray(bookings.studentId, students), isSeat));
  return inArray(seriesClasses.id, own);
}

async function readLive(db: Database, asked: ViewRequest, { language }: CallContext) {
  const [found] = await selectLives(db).where(eq(liveClasses.id, idOf(asked)));
  if (!found) throw new ProviderError("notFound", "");
  return readyLiveItem(found, language);
}

/**
 * The current or next lesson of a series class, or else the last one.
 * @throws ProviderError notFound if the account has no part in the class, whether or not it exists.
 */
async function readLesson(db: Database, asked: ViewRequest, account: Account, context: CallContext) {
  const { now = new Date() } = context;
  const [series] = await classesOf(
    db,
    and(eq(seriesClasses.id, idOf(asked)), await partOf(db, account)),
    [],
    context,
  );
  const lessons = series?.lesson_list ?? [];
  const lesson = lessons[nextLesson(lessons, now.getTime()) ?? lessons.length - 1];
  if (!series || !lesson) throw new ProviderError("notFound", "");
  return { title: series.combo_name, ...lesson };
}

/** Selects the series classes that an account takes part in, as teacher, as student, or as a student's parent. */
async function partOf(db: Database, { id, kind, teacherId }: Account): Promise<SQL> {
  if (teacherId !== null) return eq(seriesClasses.teacherId, teacherId);
  if (kind === "student") return bookedBy(db, [id]);
  const students = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.parentId, id));
  return bookedBy(
    db,
    students.map((student) => student.id),
  );
}
