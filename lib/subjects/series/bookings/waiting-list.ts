import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { maxId } from "../../../base/contract/call-shapes";
import { accounts } from "../../identity/tables";
import { seriesClasses, waitingPlaces } from "../tables";
import type { Database } from "../../../base/db/types";
import { notifyOfOffer } from "./notify";

/*
 * The waiting list of a full series class. One rule, which needs no timer, decides who may book: free seats belong to the
 * first students on the list, and only the remaining seats to everybody else. An offer has an end; a student whose offer
 * lapses is off the list at that instant. The row stays for a week, so that the student can see what happened.
 */

/** How long an offered seat is held, in milliseconds. */
const offerLifetimeMs = 24 * 60 * 60 * 1000;

/** The end of an offer that is made now. It never exceeds the class's application deadline. */
export const offerEnd = (now: Date, deadline: Date) =>
  new Date(Math.min(now.getTime() + offerLifetimeMs, deadline.getTime()));

/**
 * SQL for the number of waiting students before the first of the given students, in a query of `series_classes`. For
 * students who are not on the list it is the whole list. A student may book if this number plus the taken seats is less
 * than the capacity.
 * @param students SQL for a list of ids, without parentheses; undefined for visitors.
 * @param now SQL for the current time.
 */
export function countWaitingBefore(students: SQL | undefined, now: SQL): SQL<number> {
  const own =
    students &&
    sql`(select min(own.rank) from ${waitingPlaces} as own where own.class_id = ${seriesClasses.id}
      and own.student_id in (${students}) and (own.offered_until is null or own.offered_until > ${now}))`;
  return sql<number>`(select count(*)::int from ${waitingPlaces} as line where line.class_id = ${seriesClasses.id}
    and ${seriesClasses.deadline} > ${now}
    and (line.offered_until is null or line.offered_until > ${now})
    and line.rank < coalesce(${own ?? sql`null`}, ${sql.raw(String(maxId))}))`;
}

/** Selects active places, without lapsed offers. */
export const activePlace = (now: Date) =>
  or(isNull(waitingPlaces.offeredUntil), gt(waitingPlaces.offeredUntil, now));

/** Locks a class, which must happen before its seats or waiting list change. @returns whether the class exists. */
export async function lockClass(tx: Database, classId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: seriesClasses.id })
    .from(seriesClasses)
    .where(eq(seriesClasses.id, classId))
    .for("update");
  return rows.length > 0;
}

/**
 * Offers the free seats of a class to the first students on its waiting list, for a day. Idempotent. Must be called in
 * the transaction that frees or adds a seat, after that change. It locks the class, so the caller must not hold a lock on
 * an account that it took before one on the class.
 */
export async function offerFreeSeats(tx: Database, classId: number, now: Date): Promise<void> {
  if (!(await lockClass(tx, classId))) return;
  // A separate statement, because one that waited for the lock would still read the old number of seats.
  const [seriesClass] = await tx.select().from(seriesClasses).where(eq(seriesClasses.id, classId));
  if (!seriesClass || seriesClass.closed || seriesClass.deadline <= now) return;
  const firstPlaces = await tx
    .select({ place: waitingPlaces, student: accounts })
    .from(waitingPlaces)
    .innerJoin(accounts, eq(accounts.id, waitingPlaces.studentId))
    .where(and(eq(waitingPlaces.classId, classId), activePlace(now)))
    .orderBy(asc(waitingPlaces.rank))
    .limit(Math.max(seriesClass.capacity - seriesClass.students, 0));
  const until = offerEnd(now, seriesClass.deadline);
  for (const { place, student } of firstPlaces.filter((one) => one.place.offeredUntil === null)) {
    await tx.update(waitingPlaces).set({ offeredUntil: until }).where(eq(waitingPlaces.id, place.id));
    const offeredClass = { id: classId, name: seriesClass.comboName, price: seriesClass.classPoint };
    await notifyOfOffer(tx, { id: place.id, student, now, until, class: offeredClass });
  }
}

/** The number of a class's seats that are currently offered. The capacity must not be reduced below them. */
export function countHeldSeats(tx: Database, classId: number, now: Date): Promise<number> {
  return tx.$count(
    waitingPlaces,
    and(eq(waitingPlaces.classId, classId), gt(waitingPlaces.offeredUntil, now)),
  );
}

/** Removes students from all waiting lists and offers their held seats on. Call it before locking their accounts. */
export async function leaveWaitingLists(tx: Database, students: readonly number[], now: Date): Promise<void> {
  const ofStudents = inArray(waitingPlaces.studentId, [...students]);
  const rows = await tx
    .selectDistinct({ classId: waitingPlaces.classId })
    .from(waitingPlaces)
    .where(ofStudents);
  // Classes are locked in the order of their ids to avoid deadlocks.
  for (const { classId } of rows.sort((one, other) => one.classId - other.classId)) {
    await lockClass(tx, classId);
    await tx.delete(waitingPlaces).where(and(ofStudents, eq(waitingPlaces.classId, classId)));
    await offerFreeSeats(tx, classId, now);
  }
}

/** Offers all free seats, including those whose offer has lapsed. @returns the number of affected classes. */
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
/** Waiting lists are kept for a month after the deadline, because the desk may extend it. */
const retentionMs = 30 * dayMs;
/** How long a lapsed offer stays visible. */
const lapsedRetentionMs = 7 * dayMs;

export async function deleteOldPlaces(db: Database, now: Date): Promise<void> {
  await db
    .delete(waitingPlaces)
    .where(lte(waitingPlaces.offeredUntil, new Date(now.getTime() - lapsedRetentionMs)));
  const expiredClasses = db
    .select({ id: seriesClasses.id })
    .from(seriesClasses)
    .where(lte(seriesClasses.deadline, new Date(now.getTime() - retentionMs)));
  await db.delete(waitingPlaces).where(inArray(waitingPlaces.classId, expiredClasses));
}
