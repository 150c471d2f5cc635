import { eq } from "drizzle-orm";
import { bookings, lessonRules, lessons, seriesClasses, staff } from "../../lib/app/schema";
import type { Connection, Database } from "../../lib/base/db/types";
import { openSession } from "../../lib/subjects/staff/sessions";
import { demoContent } from "../demo-content";
import { seedIfEmpty } from "../../lib/app/demo/seed";
import { bookSeat } from "../../lib/subjects/series/bookings/book-seat";
import { readAccounts } from "../../lib/subjects/identity/queries";
import { defaultRules } from "../../lib/subjects/rules/rule";
import { assignParents, makeClass, makeParents, makeStudents, type Student } from "../provider/school";
import { editorCount } from "./simulate-editors";
import { visitorCount, type School } from "./simulation";

/** Adds the data that the desk's form requires to the classes. */
async function completeClasses(db: Database, at: Date): Promise<void> {
  const day = (days: number) => new Date(at.getTime() + days * 86_400_000);
  const isIncomplete = eq(seriesClasses.level, "");
  const incomplete = await db.select({ id: seriesClasses.id }).from(seriesClasses).where(isIncomplete);
  const startsAt = day(8);
  const lesson = { position: 0, name: { "en-US": "L" }, startsAt, endsAt: new Date(startsAt.getTime() + 1) };
  await db.insert(lessons).values(incomplete.map(({ id }) => ({ classId: id, ...lesson })));
  const texts = { comboName: { "en-US": "C" }, description: { "en-US": "D" }, level: "HSK 1" };
  await db.update(seriesClasses).set(texts).where(isIncomplete);
}

async function makeOwner(db: Database): Promise<number> {
  const owner = {
    email: "soak@example.com",
    name: "O",
    role: "owner" as const,
    passwordHash: "-",
    totpSecret: "-",
  };
  const [row] = await db.insert(staff).values(owner).returning({ id: staff.id });
  return row?.id ?? 0;
}

const hourMs = 3_600_000;

/** Creates students with points, and classes that they may cancel and leave by themselves under today's rule. */
async function makeSelfService(db: Database, at: Date): Promise<School["selfService"]> {
  const rule = {
    ...{
      ...defaultRules.series,
      freeCancelHours: 24 * 10,
      lateCancelPercent: 50,
      selfCancel: "atOnce" as const,
    },
    ...{ selfMove: "atOnce" as const, transfers: 1000, transferAfterLessons: null },
  };
  await db.insert(lessonRules).values({ kind: "series", rule, since: at });
  const students = await makeStudents(db, visitorCount, at);
  const parents = await makeParents(
    db,
    students.map(() => 100_000),
  );
  await assignParents(
    db,
    students.map((student, index) => ({ parentId: parents[index] ?? 0, students: [student] })),
  );
  const classes = [];
  for (let index = 0; index < 4; index += 1)
    classes.push(await makeClass(db, { capacity: 100, price: 11, at, openDays: 7 }));
  return { students, classes };
}

/** Adds further lessons to classes whose single lessons staff change. */
async function addLessons(db: Database, classIds: readonly number[], at: Date): Promise<void> {
  for (const classId of classIds)
    await db.insert(lessons).values(
      [1, 2, 3].map((position) => {
        const startsAt = new Date(at.getTime() + (8 + position) * 24 * hourMs);
        return {
          ...{ classId, position, name: { "en-US": "L" }, startsAt },
          endsAt: new Date(startsAt.getTime() + hourMs),
        };
      }),
    );
}

/** Creates a lesson that is over, in a class that these students booked before. */
async function makeHeldLesson(
  db: Database,
  students: readonly Student[],
  at: Date,
): Promise<School["heldLesson"]> {
  const before = new Date(at.getTime() - 48 * hourMs);
  const classId = await makeClass(db, { capacity: 20, price: 10, at: before, openDays: 1 });
  const startsAt = new Date(at.getTime() - 2 * hourMs);
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + hourMs) };
  const [lesson] = await db
    .insert(lessons)
    .values({ classId, position: 0, name: { "en-US": "L" }, ...times })
    .returning({ id: lessons.id });
  const studentIds = students.map(({ id }) => id);
  for (const student of (await readAccounts(db, studentIds)).values())
    await db.transaction((tx) => bookSeat(tx, { student, classId, now: before, language: "en-US" }));
  // A student who books after a lesson was not in it.
  await db.update(bookings).set({ createdAt: before }).where(eq(bookings.classId, classId));
  return { lessonId: lesson?.id ?? 0, startsAt: startsAt.toISOString(), studentIds };
}

/** Seeds a database with demo content and with students and classes for the load; some parents run out of points. */
export async function createSchool({ db, close }: Connection): Promise<School> {
  const at = new Date();
  await seedIfEmpty(db, demoContent(), at);
  const students = await makeStudents(db, 400, at);
  const families = Array.from({ length: 100 }, (_, index) => students.slice(index * 4, index * 4 + 4));
  const parents = await makeParents(
    db,
    families.map((_, index) => index * 100),
  );
  await assignParents(
    db,
    families.map((family, index) => ({ parentId: parents[index] ?? 0, students: family })),
  );
  const classes = [];
  for (let index = 0; index < 200; index += 1) {
    classes.push(await makeClass(db, { capacity: 100, price: 10, at, openDays: 7 }));
  }
  const selfService = await makeSelfService(db, at);
  await completeClasses(db, at);
  await addLessons(db, selfService.classes, at);
  const lessonClasses = classes.slice(10, 16);
  await addLessons(db, lessonClasses, at);
  // One student of each of the families with the most points.
  const attending = Array.from({ length: editorCount }, (_, index) => students[(99 - index) * 4]!);
  const heldLesson = await makeHeldLesson(db, attending, at);
  const session = await openSession(db, await makeOwner(db), "in", at);
  await close();
  return { students, classes, lessonClasses, selfService, heldLesson, session };
}
