import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type * as z from "zod";
import type { AccountActionAnswer, AccountActionRequest } from "../../account/actions";
import type { waitingPlace } from "../../account/shapes";
import { obstacle } from "../book-seat";
import { database } from "../db/connect";
import { localised } from "../db/localised";
import { seriesClasses, waitingPlaces } from "../db/schema";
import type { Database } from "../db/types";
import { refusal } from "../refusals";
import { inTurn } from "../turns";
import type { CallContext } from "../types";
import { inLine, lockClass, offerEnd, offerFreeSeats, waitingBefore } from "../waiting/line";
import { ownStudent, studentsOf } from "./family";
import { requireAccount, type Account } from "./tokens";

/** The maximum number of waiting lists per student. */
const mostLines = 20;

/**
 * Adds the caller, or a parent's student, to the end of a full class's waiting list, or removes them. Idempotent.
 * @returns the family's places on all waiting lists.
 * @throws ProviderError notAllowed for a teacher; notFound for another family's student or an unknown class;
 * alreadyApplied; deadlinePassed; invalidInput if the student can book a free seat, or is on too many lists.
 */
export async function waitForSeat(
  { class_id: classId, student_id: studentId, waiting }: AccountActionRequest<"waiting">,
  context: CallContext,
): Promise<AccountActionAnswer<"waiting">> {
  const { language, now = new Date() } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  const student = await ownStudent(db, account, studentId);
  const wanted = { student, classId, language, now };
  await inTurn(classId, () =>
    db.transaction((tx) => (waiting ? enterLine(tx, wanted) : leaveLine(tx, wanted))),
  );
  return { places: await readPlaces(db, await studentsOf(db, account), context) };
}

type Wanted = Parameters<typeof obstacle>[1];

const placeOf = ({ student, classId }: Wanted) =>
  and(eq(waitingPlaces.studentId, student.id), eq(waitingPlaces.classId, classId));

async function enterLine(tx: Database, wanted: Wanted): Promise<void> {
  const { student, classId, language, now } = wanted;
  // Locks the class, so that concurrent requests join the list in the order in which they got the lock.
  await offerFreeSeats(tx, classId, now);
  const reason = await obstacle(tx, wanted);
  if (reason !== undefined && reason !== "classFull") throw refusal(reason, language);
  if ((await tx.$count(waitingPlaces, and(placeOf(wanted), inLine(now)))) > 0) return;
  if (reason === undefined) throw refusal("seatsLeft", language, "class_id");
  const [series] = await tx.select().from(seriesClasses).where(eq(seriesClasses.id, classId));
  if (!series || series.closed || series.deadline <= now) throw refusal("deadlinePassed", language);
  const open = tx
    .select({ id: seriesClasses.id })
    .from(seriesClasses)
    .where(and(gt(seriesClasses.deadline, now), eq(seriesClasses.closed, false)));
  const lines = and(
    eq(waitingPlaces.studentId, student.id),
    inLine(now),
    // Lists of classes whose deadline has passed are not shown and cannot be left, so they do not count.
    inArray(waitingPlaces.classId, open),
  );
  if ((await tx.$count(waitingPlaces, lines)) >= mostLines)
    throw refusal("tooManyLines", language, "class_id");
  // A student whose offer has lapsed joins again at the end.
  await tx.delete(waitingPlaces).where(placeOf(wanted));
  await tx.insert(waitingPlaces).values({ classId, studentId: student.id, createdAt: now });
}

async function leaveLine(tx: Database, wanted: Wanted): Promise<void> {
  await lockClass(tx, wanted.classId);
  await tx.delete(waitingPlaces).where(placeOf(wanted));
  await offerFreeSeats(tx, wanted.classId, wanted.now);
}

/** The students' current places and lapsed offers for classes that still accept applications; held seats first. */
export async function readPlaces(
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
      before: waitingBefore(sql`${studentId}`, sql`${now.toISOString()}::timestamptz`),
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
      asc(waitingPlaces.id),
    );
  return rows.map(({ place, series, before }) => {
    const lapsed = place.offeredUntil !== null && place.offeredUntil <= now;
    const held = !lapsed && series.students + before < series.capacity;
    // The worker may not have written this offer yet, so its end is computed here.
    const until = place.offeredUntil ?? offerEnd(now, series.deadline);
    return {
      class_id: series.id,
      combo_name: localised(series.comboName, language),
      student_id: place.studentId,
      student: names.get(place.studentId) ?? "",
      place: before + 1,
      held_until: held ? until.toISOString() : null,
      lapsed_at: lapsed ? until.toISOString() : null,
    };
  });
}
