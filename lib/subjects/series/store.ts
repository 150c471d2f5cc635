import { and, asc, count, eq, inArray, isNull, lte, min } from "drizzle-orm";
import type { SeriesFields as Series } from "./content";
import { bookings, isSeat, lessons, seriesClasses } from "./tables";
import { lockTeacherForShare, readTeacherNames } from "../teachers/queries";
import type { Database } from "../../base/db/types";
import { offerFreeSeats, countHeldSeats } from "./bookings/waiting-list";
import { invalidField } from "../../engines/content/invalid-field";
import { nextIdOf } from "../../engines/content/row-store";
import { announceClassChange } from "./announce-change";
import { saveLessons } from "./save-lessons";
import { lessonTimes, soldFields } from "./sold-facts";
import type { ListFacts, Store } from "../../engines/content/store";

const startsOf = ({ lessons }: Series) => lessons.map(({ startsAt }) => new Date(startsAt));

/** Reads the published fields of classes, without ids those of all and without lessons. */
export async function readSeries(db: Database, ids?: number[]): Promise<Map<number, Series>> {
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

/** What other subjects keep of a class. */
export type ClassDependents = {
  /** Keeps what belongs to lessons with them after a change. @param before the starts of the lessons, in order */
  moveLessons: (
    tx: Database,
    classId: number,
    before: readonly Date[],
    after: readonly Date[],
  ) => Promise<void>;
  /** Whether something forbids removing a class. */
  isInUse: (tx: Database, classId: number) => Promise<boolean>;
};

/** Creates the store of series classes with their lessons. */
export const createSeriesStore = ({ moveLessons, isInUse }: ClassDependents): Store<Series> => ({
  read: readSeries,
  write: async (tx, id, fields, now, announced = false) => {
    // Bookings take the same lock, so no seat is taken between this check and the change.
    const [row] = await tx.select().from(seriesClasses).where(eq(seriesClasses.id, id)).for("update");
    const before = row && (await readSeries(tx, [id])).get(id);
    if (row && before) {
      const taken = row.students + (await countHeldSeats(tx, id, now));
      requireSoldUnchanged({ sold: row.students, taken }, before, fields, announced);
    }
    if (!(await lockTeacherForShare(tx, fields.teacherId))) throw invalidField("teacherId", "notFound");
    const { lessons: lessonPlan, ...rest } = fields;
    const values = { ...rest, deadline: new Date(rest.deadline), updatedAt: now };
    if (row && row.teacherId !== fields.teacherId) await keepTeacherOfPast(tx, row, now);
    await tx
      .insert(seriesClasses)
      .overridingSystemValue()
      .values({ ...values, id })
      .onConflictDoUpdate({ target: seriesClasses.id, set: values });
    await saveLessons(
      tx,
      id,
      lessonPlan.map(({ startsAt, endsAt, ...lesson }) => ({
        ...lesson,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
      })),
    );
    if (before) await moveLessons(tx, id, startsOf(before), startsOf(fields));
    await offerFreeSeats(tx, id, now);
  },
  remove: async (tx, id) => {
    const [row] = await tx.select().from(seriesClasses).where(eq(seriesClasses.id, id)).for("update");
    if (!row) return;
    if (row.students > 0 || (await isInUse(tx, id))) throw invalidField("", "hasSeats");
    await tx.delete(seriesClasses).where(eq(seriesClasses.id, id));
  },
  nextId: nextIdOf(seriesClasses),
  onChange: announceClassChange,
  listFacts: readClassFacts,
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
});

/** Keeps a class's teacher for the lessons that have started, before the class gets another one. */
const keepTeacherOfPast = (tx: Database, { id, teacherId }: { id: number; teacherId: number }, now: Date) =>
  tx
    .update(lessons)
    .set({ teacherId })
    .where(and(eq(lessons.classId, id), isNull(lessons.teacherId), lte(lessons.startsAt, now)));

/** Reads the first lesson and the teacher of classes, which distinguish those of the same name. */
async function readClassFacts(
  db: Database,
  records: Parameters<NonNullable<Store<Series>["listFacts"]>>[1],
): Promise<(id: number) => ListFacts> {
  const firstLessons = await db
    .select({ id: lessons.classId, at: min(lessons.startsAt) })
    .from(lessons)
    .where(inArray(lessons.classId, numbersOf(records.map(({ id }) => id))))
    .groupBy(lessons.classId);
  const nicknameById = await readTeacherNames(db, numbersOf(records.map(({ fields }) => fields.teacherId)));
  const startById = new Map(firstLessons.map(({ id, at }) => [id, at?.toISOString() ?? null]));
  const teacherById = new Map(records.map(({ id, fields }) => [id, fields.teacherId as number]));
  return (id) => ({
    firstAt: startById.get(id) ?? null,
    teacher: nicknameById.get(teacherById.get(id) ?? 0) ?? null,
  });
}

/** Keeps numbers; a draft may have any value in their place. */
const numbersOf = (values: unknown[]) => values.filter((value) => typeof value === "number");

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
