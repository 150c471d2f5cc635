import { eq } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { dayMs } from "../../engines/demo/dates";
import type { DemoRun } from "../../engines/demo/part";
import type { DemoPointChange } from "../points/demo";
import { insertSeatLessons, seatShare } from "./bookings/seat-lessons";
import { lessonDates } from "./demo-dates";
import type { DemoLessonChange, DemoStartedClass } from "./demo-plans";
import { renumberLessons } from "./save-lessons";
import { bookings, canceledLessons, lessonChanges, lessons, seatLessons, seriesClasses } from "./tables";

/* Demo classes that have started, with the changes of their lessons. */

/** Keys of demo rows in `DemoIds`. */
export const seatKey = (student: string, classKey: string) => `${student} ${classKey}`;
export const lessonKey = (classKey: string, number: number) => `${classKey} ${number}`;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/** Inserts classes that have started, with the seats of their students. */
export async function insertStartedClasses(
  tx: Database,
  plans: readonly DemoStartedClass[],
  run: DemoRun,
): Promise<void> {
  for (const plan of plans) {
    const classId = await insertClass(tx, plan, run);
    await insertLessons(tx, classId, plan, run);
    for (const student of plan.students) await insertSeat(tx, { classId, student, plan }, run);
    for (const change of plan.changes) await changeLesson(tx, { classId, plan, change }, run);
    await renumberLessons(tx, classId);
  }
}

async function insertClass(tx: Database, plan: DemoStartedClass, { ids, now }: DemoRun): Promise<number> {
  const { comboName, description, cover, courseMode, level, classPoint, length, capacity } = plan;
  const [row] = await tx
    .insert(seriesClasses)
    .values({
      ...{ comboName, description, cover, courseMode, level, classPoint, length, capacity },
      // Closed, so that it is in no list, though the deadline is over anyway.
      ...{ list: "recommended", languages: [], closed: true, demoKey: plan.key },
      ...{ teacherId: ids.of("teachers", plan.teacher), students: plan.students.length },
      deadline: daysBefore(now, plan.bookedDaysAgo - 1),
    })
    .returning({ id: seriesClasses.id });
  if (!row) throw new Error("the insert returned no row");
  ids.add("series", [[plan.key, row.id]]);
  return row.id;
}

async function insertLessons(
  tx: Database,
  classId: number,
  plan: DemoStartedClass,
  { ids, now }: DemoRun,
): Promise<void> {
  const rows = await tx
    .insert(lessons)
    .values(lessonDates(plan, now).map((lesson) => ({ classId, ...lesson })))
    .returning({ id: lessons.id, position: lessons.position });
  ids.add(
    "lessons",
    rows.map(({ id, position }) => [lessonKey(plan.key, position + 1), id]),
  );
}

async function insertSeat(
  tx: Database,
  { classId, student, plan }: { classId: number; student: string; plan: DemoStartedClass },
  { ids, now }: DemoRun,
): Promise<void> {
  const [studentId, at] = [ids.of("accounts", student), daysBefore(now, plan.bookedDaysAgo)];
  const price = plan.classPoint;
  const [row] = await tx
    .insert(bookings)
    .values({ studentId, classId, points: price, createdAt: at })
    .returning({ id: bookings.id });
  if (!row) throw new Error("the insert returned no row");
  ids.add("bookings", [[seatKey(student, plan.key), row.id]]);
  await insertSeatLessons(tx, { bookingId: row.id, classId, price, now: at });
}

type ClassChange = { classId: number; plan: DemoStartedClass; change: DemoLessonChange };

async function changeLesson(
  tx: Database,
  { classId, plan, change }: ClassChange,
  { ids, now }: DemoRun,
): Promise<void> {
  const { kind, reason, substitute } = change;
  const at = daysBefore(now, change.daysAgo);
  const [id, teacherId] = [
    ids.of("lessons", lessonKey(plan.key, change.lesson)),
    ids.of("teachers", plan.teacher),
  ];
  const substituteId = substitute === undefined ? null : ids.of("teachers", substitute);
  if (kind === "substituted")
    await tx.update(lessons).set({ teacherId: substituteId }).where(eq(lessons.id, id));
  const [lesson] = await tx.select().from(lessons).where(eq(lessons.id, id));
  if (!lesson) throw new Error(`there is no lesson ${lessonKey(plan.key, change.lesson)}`);
  await tx.insert(lessonChanges).values({
    ...{ classId, lessonId: id, kind, startsAt: lesson.startsAt, reason, createdAt: at },
    ...(kind === "substituted" && { teacherId: substituteId, replacedTeacherId: teacherId }),
  });
  if (kind === "substituted") return;
  const { name, startsAt, endsAt } = lesson;
  await tx.delete(lessons).where(eq(lessons.id, id));
  await tx.insert(canceledLessons).values({ id, classId, name, startsAt, endsAt, teacherId, canceledAt: at });
  await tx.update(seatLessons).set({ givenBackAt: at }).where(eq(seatLessons.lessonId, id));
}

/** Lists what the seats of a class cost, and what came back for its canceled lessons. */
export function listStartedChanges(
  plan: DemoStartedClass,
  parentOf: ReadonlyMap<string, string>,
  { ids, now }: DemoRun,
): DemoPointChange[] {
  const canceled = plan.changes.filter(({ kind }) => kind === "canceled");
  return plan.students.flatMap((student): DemoPointChange[] => {
    const account = parentOf.get(student) ?? "";
    const bookingId = ids.of("bookings", seatKey(student, plan.key));
    const bookedAt = daysBefore(now, plan.bookedDaysAgo);
    return [
      { account, change: -plan.classPoint, reason: "booking", bookingId, at: bookedAt },
      ...canceled.map(({ lesson, daysAgo }) => ({
        ...{ account, change: seatShare(plan.classPoint, lesson - 1, plan.lessons.length), bookingId },
        ...{ reason: "canceledLesson" as const, lessonId: ids.of("lessons", lessonKey(plan.key, lesson)) },
        at: daysBefore(now, daysAgo),
      })),
    ];
  });
}
