import { and, asc, count, eq, inArray } from "drizzle-orm";
import { classFacts, type ClassFact } from "../../account/class-facts";
import type { FieldsOf } from "../../desk/content/kinds";
import { bookings, enquiries, isSeat, lessons, seriesClasses, teachers } from "../db/schema";
import type { Database } from "../db/types";
import { offerFreeSeats, seatsHeld } from "../waiting/line";
import { invalid } from "./invalid";
import { nextIdOf } from "./row-store";
import type { Store } from "./store";

type Series = FieldsOf<"series">;

/**
 * What a student buys with a seat: price, teacher, times, and the textbook, which depends on the level (spec section 1:
 * they cannot be changed after purchase). Lesson names may be corrected.
 */
const bought = {
  classPoint: "price",
  teacherId: "teacher",
  courseMode: "mode",
  level: "level",
  length: "times",
} as const satisfies Partial<Record<keyof Series, ClassFact>>;
const boughtFields = Object.keys(bought) as (keyof typeof bought)[];

const times = ({ lessons }: Series) => lessons.map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`).join();

/** Returns the sold facts that differ between two versions of a class. */
export function changedFacts(before: Series, after: Series): ClassFact[] {
  const changed = new Set<ClassFact>(
    boughtFields.filter((name) => before[name] !== after[name]).map((name) => bought[name]),
  );
  if (times(before) !== times(after)) changed.add("times");
  return classFacts.filter((fact) => changed.has(fact));
}

async function read(db: Database, ids?: number[]): Promise<Map<number, Series>> {
  const rows = await db
    .select()
    .from(seriesClasses)
    .where(ids && inArray(seriesClasses.id, ids));
  const all =
    ids &&
    (await db.select().from(lessons).where(inArray(lessons.classId, ids)).orderBy(asc(lessons.position)));
  return new Map(
    rows.map(({ id, students: _, demoKey: __, updatedAt: ___, ...row }) => [
      id,
      {
        ...row,
        languages: row.languages as Series["languages"],
        deadline: row.deadline.toISOString(),
        lessons: (all ?? [])
          .filter(({ classId }) => classId === id)
          .map(({ name, startsAt, endsAt }) => ({
            name,
            startsAt: startsAt.toISOString(),
            endsAt: endsAt.toISOString(),
          })),
      },
    ]),
  );
}

/** Series classes with their lessons. */
export const seriesStore: Store<"series"> = {
  read,
  write: async (tx, id, fields, now, announced = false) => {
    // Bookings take the same lock, so no seat is taken between this check and the change.
    const [row] = await tx.select().from(seriesClasses).where(eq(seriesClasses.id, id)).for("update");
    const before = row && (await read(tx, [id])).get(id);
    if (row && before) {
      const taken = row.students + (await seatsHeld(tx, id, now));
      holdToSeats({ sold: row.students, taken }, before, fields, announced);
    }
    const [teacher] = await tx
      .select({ id: teachers.id })
      .from(teachers)
      .where(eq(teachers.id, fields.teacherId))
      .for("share");
    if (!teacher) throw invalid("teacherId", "notFound");
    const { lessons: plan, ...rest } = fields;
    const values = { ...rest, deadline: new Date(rest.deadline), updatedAt: now };
    await tx
      .insert(seriesClasses)
      .overridingSystemValue()
      .values({ ...values, id })
      .onConflictDoUpdate({ target: seriesClasses.id, set: values });
    await tx.delete(lessons).where(eq(lessons.classId, id));
    await tx.insert(lessons).values(
      plan.map(({ name, startsAt, endsAt }, position) => ({
        classId: id,
        position,
        name,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
      })),
    );
    await offerFreeSeats(tx, id, now);
  },
  remove: async (tx, id) => {
    const [row] = await tx.select().from(seriesClasses).where(eq(seriesClasses.id, id)).for("update");
    if (!row) return;
    const asked = await tx.$count(enquiries, eq(enquiries.classId, id));
    if (row.students > 0 || asked > 0) throw invalid("", "hasSeats");
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
function holdToSeats(
  { sold, taken }: { sold: number; taken: number },
  before: Series,
  after: Series,
  announced: boolean,
): void {
  if (after.capacity < taken) throw invalid("capacity", "belowSeatsTaken");
  if (sold === 0) return;
  const fixed = boughtFields.find((name) => before[name] !== after[name]);
  if (fixed && !announced) throw invalid(fixed, "fixedSinceFirstSeat");
  if (times(before) !== times(after) && !announced) throw invalid("lessons", "fixedSinceFirstSeat");
  // Every lesson was paid for, whenever it takes place.
  if (after.lessons.length < before.lessons.length) throw invalid("lessons", "fewerLessons");
}
