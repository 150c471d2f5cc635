import type { Database } from "../../../../base/db/types";
import type { Language } from "../../../../base/i18n/languages";
import { lockBalance } from "../../../points/points";
import { findBookingError, insertBooking } from "../book-seat";
import { countLessons, priceAhead } from "../lesson-counts";
import { endSeat, type LockedSeat, type SeatEnd } from "./seat";

/** Why a student cannot move to a class. */
export type TargetError = "gone" | "sitsThere" | "full" | "over" | "tooFewPoints";

type TargetRequest = { classId: number; now: Date; language: Language; back: number };

/**
 * Finds the price of the lessons ahead of another class, which the caller has locked with the seat.
 * @param request.back the points that go back for the old seat
 * @returns the price, or why the student cannot move there. The application deadline does not apply to moves
 */
export async function findTarget(
  tx: Database,
  { student, classes }: LockedSeat,
  { classId, now, language, back }: TargetRequest,
): Promise<TargetError | { price: number }> {
  const target = classes.get(classId);
  if (!target) return "gone";
  const error = await findBookingError(tx, { student, classId, now, language });
  if (error === "alreadyApplied") return "sitsThere";
  if (error === "unknownClass") return "gone";
  if (error !== undefined && (error !== "deadlinePassed" || target.closed)) return "full";
  const counts = await countLessons(tx, classId, now);
  if (counts.held >= counts.lessons) return "over";
  const price = priceAhead({ points: target.classPoint, ...counts });
  const balance = await lockBalance(tx, student.parentId ?? 0, now);
  return balance + back < price ? "tooFewPoints" : { price };
}

/**
 * Moves a student to a class that `findTarget` found: refunds the points of the old seat, and charges the price.
 * @throws ProviderError notEnoughPoints if the points ended meanwhile
 */
export async function moveToClass(
  tx: Database,
  { booking, student, classes }: LockedSeat,
  { classId, price, language, ...end }: SeatEnd & { classId: number; price: number; language: Language },
): Promise<void> {
  await endSeat(tx, booking, "moved", end);
  await insertBooking(tx, {
    ...{ student, classId, price, language, now: end.now, movedFrom: booking.id, note: booking.note },
    students: (classes.get(classId)?.students ?? 0) + 1,
    ...(end.staffId !== undefined && { staffId: end.staffId }),
  });
}
