import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { largestId } from "../../account/shapes";
import { accounts, seriesClasses, waitingPlaces } from "../db/schema";
import type { Database } from "../db/types";
import { tellOfOffer } from "../notices/members";

/*
 * The line for a full series class. One rule decides who gets a seat, at every moment and without a timer: the free
 * seats belong to the first of those who wait, and only what is left over to everybody else. An offer says until when
 * somebody's turn lasts; whoever lets it pass is out of the line at that instant. Their row stays for a week, so that they
 * can read what happened.
 */

/** How long a seat is held for who is offered it, in milliseconds: a day. */
const offerForMs = 24 * 60 * 60 * 1000;

/** Until when a seat is held that is offered now: applications end with the deadline. */
export const offerEnd = (now: Date, deadline: Date) =>
  new Date(Math.min(now.getTime() + offerForMs, deadline.getTime()));

/**
 * How many wait before the first of some students, as SQL beside a row of `series_classes`; before who is not in the
 * line, everybody in it. A student may have a seat where this and the seats taken are less than the capacity.
 * @param students their ids, as SQL between brackets; undefined for nobody's.
 * @param now an instant, as SQL.
 */
export function waitingBefore(students: SQL | undefined, now: SQL): SQL<number> {
  const own =
    students &&
    sql`(select min(own.id) from ${waitingPlaces} as own where own.class_id = ${seriesClasses.id}
      and own.student_id in (${students}) and (own.offered_until is null or own.offered_until > ${now}))`;
  return sql<number>`(select count(*)::int from ${waitingPlaces} as line where line.class_id = ${seriesClasses.id}
    and ${seriesClasses.deadline} > ${now}
    and (line.offered_until is null or line.offered_until > ${now})
    and line.id < coalesce(${own ?? sql`null`}, ${sql.raw(String(largestId))}))`;
}

/** Whose row is a place in the line, and not an offer that they let pass. */
export const inLine = (now: Date) =>
  or(isNull(waitingPlaces.offeredUntil), gt(waitingPlaces.offeredUntil, now));

/** Locks a class as a booking does: before anything that changes its seats or its line. @returns whether it is there. */
export async function lockClass(tx: Database, classId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: seriesClasses.id })
    .from(seriesClasses)
    .where(eq(seriesClasses.id, classId))
    .for("update");
  return rows.length > 0;
}

/**
 * Offers the free seats of a class to the first who wait, each until a day has passed. To be called by whoever frees or
 * adds a seat, in the same transaction, after the change; it locks the class, so that the caller must hold no lock on an
 * account before (as in `bookSeat`: the class first). Called again it changes nothing.
 */
export async function offerFreeSeats(tx: Database, classId: number, now: Date): Promise<void> {
  if (!(await lockClass(tx, classId))) return;
  // In a statement of its own: one that waited for the lock would still see the seats of before.
  const [wanted] = await tx.select().from(seriesClasses).where(eq(seriesClasses.id, classId));
  if (!wanted || wanted.closed || wanted.deadline <= now) return;
  const first = await tx
    .select({ place: waitingPlaces, student: accounts })
    .from(waitingPlaces)
    .innerJoin(accounts, eq(accounts.id, waitingPlaces.studentId))
    .where(and(eq(waitingPlaces.classId, classId), inLine(now)))
    .orderBy(asc(waitingPlaces.id))
    .limit(Math.max(wanted.capacity - wanted.students, 0));
  const until = offerEnd(now, wanted.deadline);
  for (const { place, student } of first.filter((one) => one.place.offeredUntil === null)) {
    await tx.update(waitingPlaces).set({ offeredUntil: until }).where(eq(waitingPlaces.id, place.id));
    const offered = { id: classId, name: wanted.comboName, price: wanted.classPoint };
    await tellOfOffer(tx, { id: place.id, student, now, until, class: offered });
  }
}

/** How many seats of a class are held for people at this moment; nobody may take these away. */
export function seatsHeld(tx: Database, classId: number, now: Date): Promise<number> {
  return tx.$count(
    waitingPlaces,
    and(eq(waitingPlaces.classId, classId), gt(waitingPlaces.offeredUntil, now)),
  );
}

/** Takes students out of every line, and offers on what was held for them. To be called before their rows are locked. */
export async function leaveLines(tx: Database, students: readonly number[], now: Date): Promise<void> {
  const theirs = inArray(waitingPlaces.studentId, [...students]);
  const rows = await tx.selectDistinct({ classId: waitingPlaces.classId }).from(waitingPlaces).where(theirs);
  // Always in the same order, so that two who leave several lines do not wait for each other.
  for (const { classId } of rows.sort((one, other) => one.classId - other.classId)) {
    await lockClass(tx, classId);
    await tx.delete(waitingPlaces).where(and(theirs, eq(waitingPlaces.classId, classId)));
    await offerFreeSeats(tx, classId, now);
  }
}

/** Writes down whose turn it is by now, wherever a seat is free: also since an offer has passed. @returns how many classes. */
export async function offerDueSeats(db: Database, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { offeredUntil } = waitingPlaces;
  const due = await db
    .select({ classId: waitingPlaces.classId })
    .from(waitingPlaces)
    .innerJoin(seriesClasses, eq(seriesClasses.id, waitingPlaces.classId))
    .where(and(eq(seriesClasses.closed, false), gt(seriesClasses.deadline, now)))
    .groupBy(waitingPlaces.classId, seriesClasses.students, seriesClasses.capacity)
    .having(
      and(
        sql`bool_or(${isNull(offeredUntil)})`,
        sql`${seriesClasses.students} + count(*) filter (where ${offeredUntil} > ${at}) < ${seriesClasses.capacity}`,
      ),
    );
  for (const { classId } of due) await db.transaction((tx) => offerFreeSeats(tx, classId, now));
  return due.length;
}

const dayMs = 24 * 60 * 60 * 1000;
/** A line is of no more use once nobody can apply; it is kept for a month, in which the desk may open the class again. */
const keptForMs = 30 * dayMs;
/** How long somebody reads that they let an offer pass. */
const lapsedForMs = 7 * dayMs;

export async function deleteOldPlaces(db: Database, now: Date): Promise<void> {
  await db
    .delete(waitingPlaces)
    .where(lte(waitingPlaces.offeredUntil, new Date(now.getTime() - lapsedForMs)));
  const over = db
    .select({ id: seriesClasses.id })
    .from(seriesClasses)
    .where(lte(seriesClasses.deadline, new Date(now.getTime() - keptForMs)));
  await db.delete(waitingPlaces).where(inArray(waitingPlaces.classId, over));
}
