import type { RequestOf } from "../../../../base/contract/call";
import { database } from "../../../../base/db/connect";
import { localize } from "../../../../base/db/localized";
import type { Database } from "../../../../base/db/types";
import { deskRefusal } from "../../../../base/desk/refusals";
import { bumpContentVersion } from "../../../../engines/content/version";
import type { DeskHandlers, StaffContext } from "../../../staff/context";
import { writeAuditLog } from "../../audit";
import { targetRefusals } from "../desk/change";
import { notifyOfSeatChange } from "../notify";
import type { seatRequestCalls } from "./desk-calls";
import { notifyOfDeclined } from "./notify";
import { quoteCancel, quoteMove } from "./quote";
import { findRequest, listOpenRequests, settleRequest, type SeatRequest } from "./requests";
import { endSeat, lockSeat, type LockedSeat } from "./seat";
import { findTarget, moveToClass } from "./transfer";

export const seatRequestHandlers: DeskHandlers<typeof seatRequestCalls> = {
  "seat-requests/list": async ({ class_id: classId }, { now, language }) => {
    const rows = await listOpenRequests(await database(), { classId, now });
    return {
      requests: rows.map(({ request, student, class: from, target, back, paid }) => ({
        ...{ id: request.id, kind: request.kind, student, back, paid },
        class: { id: from.id, name: localize(from.name, language) },
        target: target && { id: target.id, name: localize(target.name, language) },
        message: request.message ?? "",
        asked_at: request.createdAt.toISOString(),
      })),
    };
  },

  "seat-requests/decide": async (request, context) => {
    const db = await database();
    await db.transaction((tx) => decide(tx, request, context));
    return {};
  },
};

/**
 * Confirms or declines a request. What goes back is what the rule says as of the request, of the lessons that are still
 * ahead: a family that asked in time does not pay for the school's delay.
 * @throws ProviderError if it is not open any more, or the class or the points do not allow a transfer
 */
async function decide(
  tx: Database,
  { id, confirm, reason }: RequestOf<typeof seatRequestCalls, "seat-requests/decide">,
  context: StaffContext,
): Promise<void> {
  const { self, now, language } = context;
  const request = await findRequest(tx, id);
  if (request?.state !== "open") throw deskRefusal("requestDecided", language);
  const { targetClassId } = request;
  const seat = await lockSeat(tx, request.bookingId, targetClassId === null ? [] : [targetClassId], now);
  if (!seat) throw deskRefusal("seatEnded", language);
  const values = {
    state: confirm ? "confirmed" : "declined",
    decidedAt: now,
    reason,
    staffId: self.id,
  } as const;
  // Another member of staff may have decided before the class was locked.
  if (!(await settleRequest(tx, id, values))) throw deskRefusal("requestDecided", language);
  const { booking, student, classes } = seat;
  const subject = `#${booking.studentId}, ${booking.classId}`;
  const [from, to] = [classes.get(booking.classId), classes.get(targetClassId ?? 0)];
  if (!confirm) {
    await writeAuditLog(tx, self.id, "request-declined", subject, {
      text: reason,
      accountIds: [booking.studentId],
    });
    if (from) await notifyOfDeclined(tx, { id, student, from, to, reason, now });
    return;
  }
  const points = await confirmRequest(tx, seat, request, { reason, context });
  await bumpContentVersion(tx);
  const ended = { booking: { id: booking.id, points }, student, from, to, reason, now };
  await notifyOfSeatChange(tx, { ...ended, byFamily: "confirmed" });
  const isMove = targetClassId !== null;
  const act = isMove ? "seat-moved" : "seat-cancelled";
  await writeAuditLog(tx, self.id, act, isMove ? `${subject} → ${targetClassId}` : subject);
}

/** @returns the points that went back */
async function confirmRequest(
  tx: Database,
  seat: LockedSeat,
  { targetClassId, createdAt: asOf }: SeatRequest,
  { reason, context }: { reason: string; context: StaffContext },
): Promise<number> {
  const { self, now, language } = context;
  const end = { now, note: reason, staffId: self.id };
  if (targetClassId === null) {
    const { back: points } = quoteCancel(seat, asOf);
    await endSeat(tx, seat.booking, "cancelled", { ...end, points });
    return points;
  }
  const { back: points } = quoteMove(seat, asOf);
  const target = await findTarget(tx, seat, { classId: targetClassId, now, language, back: points });
  if (typeof target === "string") throw deskRefusal(targetRefusals[target], language);
  const { price } = target;
  await moveToClass(tx, seat, { ...end, points, classId: targetClassId, price, language });
  return points;
}
