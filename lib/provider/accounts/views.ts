import { and, asc, desc, eq, inArray, lte, type SQL } from "drizzle-orm";
import type { AccountView, AccountViewName, ViewRequest } from "../../account/contract";
import { nextLesson } from "../../schedule/classroom-window";
import { siteFacts } from "../../site";
import { database } from "../db/connect";
import { localised } from "../db/localised";
import { accounts, bookings, courses, liveClasses, recordings, seriesClasses, teachers } from "../db/schema";
import type { Database } from "../db/types";
import { liveItem } from "../live-item";
import { readSeriesClasses } from "../read-series-classes";
import { optionalAccount, requireAccount, type Account } from "./tokens";
import { ProviderError, type CallContext } from "../types";

type Views = {
  [Name in AccountViewName]: (asked: ViewRequest, context: CallContext) => Promise<AccountView<Name>>;
};

/** More series classes than anyone takes or teaches: these pages show all of them at once. */
const all = { page: 1, per_page: 1000 };

/** Largest number that an id column holds. */
const largestId = 2_147_483_647;

/**
 * What the embedded account pages show (lib/account/contract.ts).
 * @throws ProviderError tokenFailure without a good token, notAllowed for the wrong kind of account, notFound for
 * an id that nothing has.
 */
export const accountViews: Views = {
  /** A student's own series classes and the parent's class points; a parent sees those of all its students. */
  student: async (_asked, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    if (account.kind === "teacher") throw new ProviderError("notAllowed", "");
    const parentId = account.parentId ?? account.id;
    const [parent] = await db.select().from(accounts).where(eq(accounts.id, parentId));
    const students =
      account.kind === "student"
        ? [account]
        : await db.select().from(accounts).where(eq(accounts.parentId, parentId)).orderBy(asc(accounts.id));
    const own: AccountView<"student">["students"] = [];
    for (const { id, nickname } of students) {
      own.push({ nickname, classes: await classesOf(db, bookedBy(db, [id]), id, context) });
    }
    return { nickname: account.nickname, class_point: parent?.points ?? 0, students: own };
  },

  teacher: async (_asked, context) => {
    const db = await database();
    const { nickname, teacherId } = await requireAccount(db, context);
    if (teacherId === null) throw new ProviderError("notAllowed", "");
    const classes = await classesOf(db, eq(seriesClasses.teacherId, teacherId), undefined, context);
    return { nickname, classes };
  },

  "live-detail": async (asked, context) => {
    const db = await database();
    await requireAccount(db, context);
    return readLive(db, asked, context);
  },

  /** For everyone; where its recordings are watched is told to members only (spec section 6). */
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
      course_cover_url: course.cover,
      course_brief: localised(course.brief, language),
      course_name: name,
      level_class_point: course.levelClassPoints.map((class_point) => ({ class_point })),
      recordings: rows.map((row) => ({
        course_id: course.id,
        course_name: name,
        lesson_name: localised(row.lessonName, language),
        cover: row.cover,
        from: row.startsAt.toISOString(),
      })),
      // The embedded provider keeps no films: the school's video channel has them.
      watch_url: viewer ? siteFacts.videoChannel : null,
    };
  },

  "teacher-detail": async (asked, context) => {
    const { language } = context;
    const db = await database();
    const viewer = await requireAccount(db, context);
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
      classes: await classesOf(db, eq(seriesClasses.teacherId, teacher.id), viewer.id, context),
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

/** The id that was asked for. One that no column could hold is one that nothing has. */
function idOf({ id }: ViewRequest): number {
  if (id === undefined || id > largestId) throw new ProviderError("notFound", "");
  return id;
}

async function classesOf(
  db: Database,
  where: SQL | undefined,
  studentId: number | undefined,
  { language, now = new Date() }: CallContext,
) {
  return (await readSeriesClasses(db, { where, page: all, language, studentId, now })).list;
}

/** The series classes that any of the students has booked. */
function bookedBy(db: Database, students: number[]): SQL {
  const own = db.select({ id: bookings.classId }).from(bookings).where(inArray(bookings.studentId, students));
  return inArray(seriesClasses.id, own);
}

async function readLive(db: Database, asked: ViewRequest, { language }: CallContext) {
  const [row] = await db
    .select()
    .from(liveClasses)
    .where(eq(liveClasses.id, idOf(asked)));
  if (!row) throw new ProviderError("notFound", "");
  return liveItem(row, language);
}

/** The lesson that is on or comes next, else the last one, of a series class that the account has part in. */
async function readLesson(db: Database, asked: ViewRequest, account: Account, context: CallContext) {
  const { now = new Date() } = context;
  const [series] = await classesOf(
    db,
    and(eq(seriesClasses.id, idOf(asked)), await partOf(db, account)),
    undefined,
    context,
  );
  const lessons = series?.lesson_list ?? [];
  const lesson = lessons[nextLesson(lessons, now.getTime()) ?? lessons.length - 1];
  // Whether someone else's class exists is nobody's business.
  if (!series || !lesson) throw new ProviderError("notFound", "");
  return { title: series.combo_name, ...lesson };
}

/** The series classes that an account has part in: as its teacher, its student, or its students' parent. */
async function partOf(db: Database, { id, kind, teacherId }: Account): Promise<SQL> {
  if (teacherId !== null) return eq(seriesClasses.teacherId, teacherId);
  if (kind === "student") return bookedBy(db, [id]);
  const students = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.parentId, id));
  return bookedBy(
    db,
    students.map((student) => student.id),
  );
}
