import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type * as z from "zod";
import type { bookingActions } from "./member-calls";
import type { RequestOf, ResponseOf } from "../../../base/contract/call";
import type { waitingPlace } from "../../../base/contract/call-shapes";
import { findBookingError } from "./book-seat";
import { database } from "../../../base/db/connect";
import { localize } from "../../../base/db/localized";
import { seriesClasses, waitingPlaces } from "../tables";
import type { Database } from "../../../base/db/types";
import { refusal, type RefusalName } from "../../../engines/calls/refusals";
import { withQueue } from "./booking-queue";
import type { CallContext } from "../../../engines/calls/context";
import { activePlace, lockClass, offerEnd, offerFreeSeats, countWaitingBefore } from "./waiting-list";
import { requireOwnStudent, listStudents } from "../../family/students";
import { requireAccount, type Account } from "../../identity/tokens";

/** The maximum number of waiting lists per student. */
const maxWaitingLists = 20;

/**
 * Adds the caller, or a parent's student, to the end of a full class's waiting list, or removes them. Idempotent.
 * @returns the family's places on all waiting lists.
 * @throws ProviderError notAllowed for a teacher; notFound for another family's student or an unknown class;
 * alreadyApplied; deadlinePassed; invalidInput if the student can book a free seat, or is on too many lists.
 */
export async function changeWaitingPlace(
  { class_id: classId, student_id: studentId, waiting }: RequestOf<typeof bookingActions, "waiting">,
  context: CallContext,
): Promise<ResponseOf<typeof bookingActions, "waiting">> {
  const { language, now = new Date() } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  const student = await requireOwnStudent(db, account, studentId);
  const seatRequest = { student, classId, language, now };
  await withQueue(classId, () =>
    db.transaction((tx) => (waiting ? joinWaitingList(tx, seatRequest) : leaveWaitingList(tx, seatRequest))),
  );
  return { places: await readWaitingPlaces(db, await listStudents(db, account), context) };
}

type SeatRequest = Parameters<typeof findBookingError>[1];

const placeCondition = ({ student, classId }: SeatRequest) =>
  and(eq(waitingPlaces.studentId, student.id), eq(waitingPlaces.classId, classId));

/** The field of a member's request that a refusal is about. */
const refusedFields: Partial<Record<RefusalName, string>> = {
  seatsLeft: "class_id",
  tooManyLines: "class_id",
};

async function joinWaitingList(tx: Database, seatRequest: SeatRequest): Promise<void> {
  const { classId, language, now } = seatRequest;
  // Locks the class, so that concurrent requests join the list in the order in which they got the lock.
  await offerFreeSeats(tx, classId, now);
  const error = await findJoinError(tx, seatRequest);
  if (error === "alreadyWaiting") return;
  if (error) throw refusal(error, language, refusedFields[error]);
  await insertPlace(tx, seatRequest);
}

/** Returns why the student cannot join the waiting list of a class that the caller has locked, or undefined. */
export async function findJoinError(
  tx: Database,
  seatRequest: SeatRequest,
): Promise<RefusalName | "alreadyWaiting" | undefined> {
  const { student, classId, now } = seatRequest;
  const bookingError = await findBookingError(tx, seatRequest);
  if (bookingError !== undefined && bookingError !== "classFull") return bookingError;
  if ((await tx.$count(waitingPlaces, and(placeCondition(seatRequest), activePlace(now)))) > 0)
    return "alreadyWaiting";
  if (bookingError === undefined) return "seatsLeft";
  const [series] = await tx.select().from(seriesClasses).where(eq(seriesClasses.id, classId));
  if (!series || series.closed || series.deadline <= now) return "deadlinePassed";
  const openClasses = tx
    .select({ id: seriesClasses.id })
    .from(seriesClasses)
    .where(and(gt(seriesClasses.deadline, now), eq(seriesClasses.closed, false)));
  const otherPlaces = and(
    eq(waitingPlaces.studentId, student.id),
    activePlace(now),
    // Lists of classes whose deadline has passed are not shown and cannot be left, so they do not count.
    inArray(waitingPlaces.classId, openClasses),
  );
  if ((await tx.$count(waitingPlaces, otherPlaces)) >= maxWaitingLists) return "tooManyLines";
}

/** Adds the student to the end of the list. A student whose offer has lapsed joins again at the end. */
export async function insertPlace(tx: Database, seatRequest: SeatRequest): Promise<void> {
  const { student, classId, now } = seatRequest;
  await tx.delete(waitingPlaces).where(placeCondition(seatRequest));
  await tx.insert(waitingPlaces).values({ classId, studentId: student.id, createdAt: now });
}

async function leaveWaitingList(tx: Database, seatRequest: SeatRequest): Promise<void> {
  await lockClass(tx, seatRequest.classId);
  await tx.delete(waitingPlaces).where(placeCondition(seatRequest));
  await offerFreeSeats(tx, seatRequest.classId, seatRequest.now);
}

/** The students' current places and lapsed offers for classes that still accept applications; held seats first. */
export async function readWaitingPlaces(
  db: Database,
  students: readonly Account[],
  { language, now = new Date() }: CallContext,
): Promise<z.output<typeof waitingPlace>[]> {
  const names = new Map(students.map(({ id, nickname }) => [id, nickname]));
  const { studentId, offeredUntil, classId } = waitingPlaces;
  const rows = await db
    .select({
      place: waitingPlaces,
      series: seriesClasses,
      before: countWaitingBefore(sql`${studentId}`, sql`${now.toISOString()}::timestamptz`),
    })
    .from(waitingPlaces)
    .innerJoin(seriesClasses, eq(seriesClasses.id, classId))
    .where(
      and(
        inArray(studentId, [...names.keys()]),
        gt(seriesClasses.deadline, now),
        eq(seriesClasses.closed, false),
      ),
    )
    .orderBy(
      sql`coalesce(${offeredUntil} <= ${now.toISOString()}::timestamptz, false)`,
      asc(offeredUntil),
      asc(waitingPlaces.rank),
    );
  return rows.map(({ place, series, before }) => {
    const hasLapsed = place.offeredUntil !== null && place.offeredUntil <= now;
    const isHeld = !hasLapsed && series.students + before < series.capacity;
    // The worker may not have written this offer yet, so its end is computed here.
    const heldUntil = place.offeredUntil ?? offerEnd(now, series.deadline);
    return {
      class_id: series.id,
      combo_name: localize(series.comboName, language),
      student_id: place.studentId,
      student: names.get(place.studentId) ?? "",
      place: before + 1,
      held_until: isHeld ? heldUntil.toISOString() : null,
      lapsed_at: hasLapsed ? heldUntil.toISOString() : null,
    };
  });
}
