import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { localize, type Localized } from "../../../../base/db/localized";
import type { Database } from "../../../../base/db/types";
import type { Language } from "../../../../base/i18n/languages";
import { readNames } from "../../../identity/queries";
import { bookings, isSeat, seatRequests, seriesClasses } from "../../tables";
import { quoteCancel, quoteMove } from "./quote";
import { readSeatsById } from "./seat";

/* Families' requests about bookings. */

export type SeatRequest = typeof seatRequests.$inferSelect;

type NewRequest = {
  bookingId: number;
  /** Undefined for a cancelation. */
  targetClassId?: number | undefined;
  message: string;
  now: Date;
};

/** Stores a request about a seat whose class is locked. @returns undefined if there is an open one already */
export async function insertRequest(
  tx: Database,
  { bookingId, targetClassId, message, now }: NewRequest,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(seatRequests)
    .values({
      ...{ bookingId, kind: targetClassId === undefined ? "cancel" : "move", targetClassId },
      ...{ message: message || null, createdAt: now },
    })
    .onConflictDoNothing()
    .returning({ id: seatRequests.id });
  return row?.id;
}

export async function findRequest(db: Database, id: number): Promise<SeatRequest | undefined> {
  const [row] = await db.select().from(seatRequests).where(eq(seatRequests.id, id));
  return row;
}

/** Decides about an open request. @returns false, without a change, if it is not open any more */
export async function settleRequest(
  tx: Database,
  id: number,
  values: {
    state: "confirmed" | "declined" | "withdrawn";
    decidedAt: Date;
    reason?: string;
    staffId?: number;
  },
): Promise<boolean> {
  const rows = await tx
    .update(seatRequests)
    .set(values)
    .where(and(eq(seatRequests.id, id), eq(seatRequests.state, "open")))
    .returning({ id: seatRequests.id });
  return rows.length > 0;
}

/** The latest request about a booking, as its family sees it. */
export type OwnRequest = {
  id: number;
  kind: SeatRequest["kind"];
  state: SeatRequest["state"];
  /** The class to move to; empty for a cancelation. */
  target: string;
  asked_at: string;
  reason: string;
};

/** Reads the latest request about each of the bookings that was not withdrawn, by booking. */
export async function readOwnRequests(
  db: Database,
  bookingIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, OwnRequest>> {
  if (bookingIds.length === 0) return new Map();
  const { bookingId, state } = seatRequests;
  const rows = await db
    .selectDistinctOn([bookingId], { request: seatRequests, target: seriesClasses.comboName })
    .from(seatRequests)
    .leftJoin(seriesClasses, eq(seriesClasses.id, seatRequests.targetClassId))
    .where(and(inArray(bookingId, [...bookingIds]), inArray(state, ["open", "declined"])))
    .orderBy(bookingId, desc(seatRequests.id));
  return new Map(
    rows.map(({ request, target }) => [
      request.bookingId,
      {
        ...{ id: request.id, kind: request.kind, state: request.state, reason: request.reason ?? "" },
        target: target ? localize(target, language) : "",
        asked_at: request.createdAt.toISOString(),
      },
    ]),
  );
}

/** An open request, as staff see it. */
export type OpenRequest = {
  request: SeatRequest;
  student: { id: number; name: string };
  class: { id: number; name: Localized };
  target: { id: number; name: Localized } | null;
  /** Points that go back by the rule of the booking, of the price that was paid. */
  back: number;
  paid: number;
};

/** The maximum number of open requests that are listed. */
const maxRequests = 200;

/** Lists open requests about seats, the oldest first. @param classId only those of a class */
export async function listOpenRequests(
  db: Database,
  { classId, now }: { classId?: number | undefined; now: Date },
): Promise<OpenRequest[]> {
  const targets = alias(seriesClasses, "targets");
  const rows = await db
    .select({
      request: seatRequests,
      booking: bookings,
      class: { id: seriesClasses.id, name: seriesClasses.comboName },
      target: { id: targets.id, name: targets.comboName },
    })
    .from(seatRequests)
    .innerJoin(bookings, eq(bookings.id, seatRequests.bookingId))
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .leftJoin(targets, eq(targets.id, seatRequests.targetClassId))
    .where(
      and(
        eq(seatRequests.state, "open"),
        isSeat,
        classId === undefined ? undefined : eq(bookings.classId, classId),
      ),
    )
    .orderBy(asc(seatRequests.id))
    .limit(maxRequests);
  const names = await readNames(
    db,
    rows.map(({ booking }) => booking.studentId),
  );
  const seats = await readSeatsById(
    db,
    rows.map(({ booking }) => booking.id),
    now,
  );
  return rows.flatMap(({ booking: { id, studentId, points: paid }, ...row }) => {
    const seat = seats.get(id);
    if (!seat) return [];
    const quote = row.request.kind === "cancel" ? quoteCancel : quoteMove;
    const student = { id: studentId, name: names.get(studentId) ?? "" };
    return [{ ...row, student, back: quote(seat, row.request.createdAt).back, paid }];
  });
}
