import { deskRefusal, type DeskRefusal } from "../../../../base/desk/refusals";
import type { Database } from "../../../../base/db/types";
import type { StaffContext } from "../../../staff/context";
import { writeAuditLog } from "../../audit";
import { endSeat, lockSeat, type Booking, type LockedSeat } from "../changes/seat";
import { findTarget, moveToClass, type TargetError } from "../changes/transfer";
import { notifyOfSeatChange } from "../notify";
import { countTransfersOf } from "../changes/transfers";
import { transferStatus } from "./rows";

/* Cancels and moves seats at the desk. */

type ChangeContext = Pick<StaffContext, "self" | "now" | "language"> & {
  reason: string;
  /** Points to give back; by default those of the lessons ahead. */
  points?: number | undefined;
};

/** Cancels a seat and refunds points. @throws ProviderError if it has already ended. */
export async function cancelSeat(tx: Database, id: number, context: ChangeContext) {
  const seat = await requireSeat(tx, id, [], context);
  const { booking, student, classes } = seat;
  const { self, now, reason } = context;
  const points = chooseRefund(seat, context);
  await endSeat(tx, booking, "cancelled", { now, points, note: reason, staffId: self.id });
  await writeAuditLog(tx, self.id, "seat-cancelled", logSubject(booking));
  const from = classes.get(booking.classId);
  await notifyOfSeatChange(tx, { booking: { id, points }, student, from, to: undefined, reason, now });
  return { student_id: booking.studentId, class_id: booking.classId };
}

/**
 * Moves a student to another class with a free seat.
 * Refunds the points of the old seat's lessons ahead, and charges those of the new one's.
 * @throws ProviderError if the terms, the class or the points do not allow it.
 */
export async function moveSeat(
  tx: Database,
  { id, classId }: { id: number; classId: number },
  context: ChangeContext,
) {
  const { now, language, self, reason } = context;
  const seat = await requireSeat(tx, id, [classId], context);
  const { booking, student, classes } = seat;
  const transfer = transferStatus({ ...seat, used: await countTransfersOf(tx, seat) });
  if (transfer === "movedBefore" || transfer === "classOver") throw deskRefusal(transfer, language);
  const points = chooseRefund(seat, context);
  const target = await findTarget(tx, seat, { classId, now, language, back: points });
  if (typeof target === "string") throw deskRefusal(targetRefusals[target], language, "class_id");
  const end = { now, points, note: reason, staffId: self.id };
  await moveToClass(tx, seat, { ...end, classId, price: target.price, language });
  await writeAuditLog(tx, self.id, "seat-moved", `${logSubject(booking)} → ${classId}`);
  const from = classes.get(booking.classId);
  await notifyOfSeatChange(tx, { booking, student, from, to: classes.get(classId), reason, now });
  return { student_id: booking.studentId, class_id: classId };
}

export const targetRefusals: Record<TargetError, DeskRefusal> = {
  gone: "gone",
  sitsThere: "sitsThere",
  full: "noSeatThere",
  over: "classOver",
  tooFewPoints: "tooFewPoints",
};

/** The audit log contains ids instead of names. */
const logSubject = ({ studentId, classId }: Booking) => `#${studentId}, ${classId}`;

/** Locks a seat with its class and other classes. @throws ProviderError if the seat has ended */
async function requireSeat(
  tx: Database,
  id: number,
  others: readonly number[],
  { language, now }: ChangeContext,
): Promise<LockedSeat> {
  const seat = await lockSeat(tx, id, others, now);
  if (!seat) throw deskRefusal("seatEnded", language);
  return seat;
}

/** @throws ProviderError if more is to be given back than was paid and not given back */
function chooseRefund(
  { booking, ahead, givenBack }: LockedSeat,
  { points = ahead, language }: ChangeContext,
): number {
  if (points > booking.points - givenBack) throw deskRefusal("tooMuchBack", language, "points");
  return points;
}
