import { and, asc, count, eq, inArray } from "drizzle-orm";
import { classFacts, type ClassFact } from "../contract/class-facts";
import type { SeriesFields as Series } from "./content";
import { bookings, isSeat } from "../bookings/tables";
import { enquiries } from "../leads/tables";
import { lessons, seriesClasses } from "./tables";
import { teachers } from "../teachers/tables";
import type { Database } from "../db/types";
import { offerFreeSeats, countHeldSeats } from "../bookings/waiting-list";
import { invalidField } from "../content/invalid-field";
import { nextIdOf } from "../content/row-store";
import { moveRecordings } from "./move-recordings";
import type { Store } from "../content/store";

/**
 * What a student buys with a seat: price, teacher, times, and the textbook, which depends on the level (spec section 1:
 * they cannot be changed after purchase). Lesson names may be corrected.
 */
const soldFacts = {
  classPoint: "price",
  teacherId: "teacher",
  courseMode: "mode",
  level: "level",
  length: "times",
} as const satisfies Partial<Record<keyof Series, ClassFact>>;
const soldFields = Object.keys(soldFacts) as (keyof typeof soldFacts)[];

const startsOf = ({ lessons }: Series) => lessons.map(({ startsAt }) => new Date(startsAt));

const lessonTimes = ({ lessons }: Series) =>
  lessons.map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`).join();

/** Returns the sold facts that differ between two versions of a class. */
export function changedFacts(before: Series, after: Series): ClassFact[] {
  const changed = new Set<ClassFact>(
    soldFields.filter((name) => before[name] !== after[name]).map((name) => soldFacts[name]),
  );
  if (lessonTimes(before) !== lessonTimes(after)) changed.add("times");
  return classFacts.filter((fact) => changed.has(fact));
}

async function read(db: Database, ids?: number[]): Promise<Map<number, Series>> {
  const rows = await db
    .select()
    .from(seriesClasses)
    .where(ids && inArray(seriesClasses.id, ids));
  const lessonRows =
    ids &&
    (await db.select().from(lessons).where(inArray(lessons.classId, ids)).orderBy(asc(lessons.position)));
  return new Map(
    rows.map(({ id, students: _, demoKey: __, updatedAt: ___, ...row }) => [
      id,
      {
        ...row,
        languages: row.languages as Series["languages"],
        deadline: row.deadline.toISOString(),
        lessons: (lessonRows ?? [])
          .filter(({ classId }) => classId === id)
          .map(({ name, startsAt, endsAt, meetingUrl }) => ({
            name,
            startsAt: startsAt.toISOString(),
            endsAt: endsAt.toISOString(),
            meetingUrl,
          })),
      },
    ]),
  );
}

/** Series classes with their lessons. */
export const seriesStore: Store<Series> = {
  read,
  write: async (tx, id, fields, now, announced = false) => {
    // Bookings take the same lock, so no seat is taken between this check and the change.
    const [row] = await tx.select().from(seriesClasses).where(eq(seriesClasses.id, id)).for("update");
    const before = row && (await read(tx, [id])).get(id);
    if (row && before) {
      const taken = row.students + (await countHeldSeats(tx, id, now));
      requireSoldUnchanged({ sold: row.students, taken }, before, fields, announced);
    }
    const [teacher] = await tx
      .select({ id: teachers.id })
      .from(teachers)
      .where(eq(teachers.id, fields.teacherId))
      .for("share");
    if (!teacher) throw invalidField("teacherId", "notFound");
    const { lessons: lessonPlan, ...rest } = fields;
    const values = { ...rest, deadline: new Date(rest.deadline), updatedAt: now };
    await tx
      .insert(seriesClasses)
      .overridingSystemValue()
      .values({ ...values, id })
      .onConflictDoUpdate({ target: seriesClasses.id, set: values });
    await tx.delete(lessons).where(eq(lessons.classId, id));
    await tx.insert(lessons).values(
      lessonPlan.map(({ name, startsAt, endsAt, meetingUrl }, position) => ({
        classId: id,
        position,
        name,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        meetingUrl,
      })),
    );
    if (before) await moveRecordings(tx, id, startsOf(before), startsOf(fields));
    await offerFreeSeats(tx, id, now);
  },
  remove: async (tx, id) => {
    const [row] = await tx.select().from(seriesClasses).where(eq(seriesClasses.id, id)).for("update");
    if (!row) return;
    const enquiryCount = await tx.$count(enquiries, eq(enquiries.classId, id));
    if (row.students > 0 || enquiryCount > 0) throw invalidField("", "hasSeats");
    await tx.delete(seriesClasses).where(eq(seriesClasses.id, id));
  },
  nextId: nextIdOf(seriesClasses),
  seats: async (db, ids) => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ id: seriesClasses.id, students: seriesClasses.students, booked: count(bookings.id) })
      .from(seriesClasses)
      .leftJoin(bookings, and(eq(bookings.classId, seriesClasses.id), isSeat))
      .where(inArray(seriesClasses.id, ids))
      .groupBy(seriesClasses.id);
    return new Map(rows.map(({ id, students, booked }) => [id, Math.max(students, booked)]));
  },
};

/**
 * @param seats.taken includes seats held for the waiting list.
 * @throws ProviderError invalidInput if the change affects what students bought or have reserved.
 */
function requireSoldUnchanged(
  { sold, taken }: { sold: number; taken: number },
  before: Series,
  after: Series,
  announced: boolean,
): void {
  if (after.capacity < taken) throw invalidField("capacity", "belowSeatsTaken");
  if (sold === 0) return;
  const changedField = soldFields.find((name) => before[name] !== after[name]);
  if (changedField && !announced) throw invalidField(changedField, "fixedSinceFirstSeat");
  if (lessonTimes(before) !== lessonTimes(after) && !announced)
    throw invalidField("lessons", "fixedSinceFirstSeat");
  // Every lesson was paid for, whenever it takes place.
  if (after.lessons.length < before.lessons.length) throw invalidField("lessons", "fewerLessons");
}
