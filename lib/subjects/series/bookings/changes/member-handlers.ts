import { eq } from "drizzle-orm";
import type { Handlers, RequestOf } from "../../../../base/contract/call";
import { ProviderError } from "../../../../base/contract/provider-error";
import { database } from "../../../../base/db/connect";
import type { Database } from "../../../../base/db/types";
import type { CallContext, VisitorContexts } from "../../../../engines/calls/context";
import { withIdempotency } from "../../../../engines/calls/idempotency";
import { refusal, type RefusalName } from "../../../../engines/calls/refusals";
import { bumpContentVersion } from "../../../../engines/content/version";
import { listStudents, requireParentId } from "../../../family/students";
import { requireAccount, type Account } from "../../../identity/tokens";
import type { selfServiceChoices } from "../../../rules/rule";
import { bookings } from "../../tables";
import { withQueue } from "../booking-queue";
import { notifyOfSeatChange } from "../notify";
import type { seatActions } from "./member-calls";
import { notifyOfRequest } from "./notify";
import { quoteCancel, quoteMove, transferState, type TransferState } from "./quote";
import { findRequest, insertRequest, settleRequest } from "./requests";
import { endSeat, lockSeat, type LockedSeat } from "./seat";
import { countTransfersOf } from "./transfers";
import { findTarget, moveToClass, type TargetError } from "./transfer";

/* Families end their own bookings, at once or once staff confirm it, by the rule that each booking was made under. */

type Result = { state: "done" | "asked" };
type EndContext = Required<Pick<CallContext, "language">> & { now: Date };

export const seatActionHandlers: Handlers<typeof seatActions, VisitorContexts> = {
  "cancel-booking": (request, context) =>
    changeOnce({ call: "cancel-booking", request, otherClassIds: [] }, context, (tx, seat, options) =>
      cancel(tx, seat, request, options),
    ),

  "move-booking": (request, context) =>
    changeOnce(
      { call: "move-booking", request, otherClassIds: [request.class_id] },
      context,
      (tx, seat, options) => move(tx, seat, request, options),
    ),

  "withdraw-request": async ({ request_id: id }, context) => {
    const { now = new Date() } = context;
    const db = await database();
    const account = await requireAccount(db, context);
    const found = await findRequest(db, id);
    if (!found) throw new ProviderError("notFound", "");
    await requireOwnBooking(db, account, found.bookingId);
    await settleRequest(db, id, { state: "withdrawn", decidedAt: now });
    return {};
  },
};

type SeatCall = {
  call: keyof typeof seatActions;
  request: { booking_id: number };
  /** Classes to lock besides the booking's own. */
  otherClassIds: readonly number[];
};

/** Changes an own booking in the queue of its class, with its class locked, at most once per Idempotency-Key. */
async function changeOnce(
  { call, request, otherClassIds }: SeatCall,
  context: CallContext,
  work: (tx: Database, seat: LockedSeat, options: EndContext) => Promise<Result>,
): Promise<Result> {
  const { language, idempotencyKey: key, now = new Date() } = context;
  const db = await database();
  const account = await requireAccount(db, context);
  const { classId } = await requireOwnBooking(db, account, request.booking_id);
  const attempt = { scope: `account:${account.id}`, key, call, request, language };
  return withQueue(classId, () =>
    db.transaction((tx) =>
      withIdempotency(tx, attempt, async () => {
        const seat = await lockSeat(tx, request.booking_id, otherClassIds, now);
        if (!seat) throw refusal("bookingEnded", language);
        if (seat.lessons > 0 && seat.held >= seat.lessons) throw refusal("classFinished", language);
        return work(tx, seat, { language, now });
      }),
    ),
  );
}

/** Finds a booking of the caller, or of a parent's student. @throws ProviderError notFound for any other */
export async function requireOwnBooking(db: Database, account: Account, bookingId: number) {
  requireParentId(account);
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  const students = await listStudents(db, account);
  if (!booking || !students.some(({ id }) => id === booking.studentId))
    throw new ProviderError("notFound", "");
  return booking;
}

/** @throws ProviderError if the rule does not let families do it, or another number of points was stated */
function checkAllowed(
  allowed: (typeof selfServiceChoices)[number],
  { back, stated }: { back: number; stated: number },
  language: EndContext["language"],
): "ask" | "atOnce" {
  if (allowed === "no") throw refusal("selfServiceOff", language);
  if (back !== stated) throw refusal("costChanged", language, "back");
  return allowed;
}

async function cancel(
  tx: Database,
  seat: LockedSeat,
  { back: stated, message }: RequestOf<typeof seatActions, "cancel-booking">,
  { now, language }: EndContext,
): Promise<Result> {
  const { booking, student, classes, rule } = seat;
  const { back: points } = quoteCancel(seat, now);
  if (checkAllowed(rule.selfCancel, { back: points, stated }, language) === "ask")
    return ask(tx, seat, { message, now, language });
  await endSeat(tx, booking, "cancelled", { now, points, note: null });
  await bumpContentVersion(tx);
  const from = classes.get(booking.classId);
  await notifyOfSeatChange(tx, {
    ...{ booking: { id: booking.id, points }, student, from, to: undefined, now },
    ...{ reason: "", byFamily: "atOnce" },
  });
  return { state: "done" };
}

const transferRefusals: Record<Exclude<TransferState, "possible">, RefusalName> = {
  none: "selfServiceOff",
  used: "transferUsed",
  early: "transferEarly",
  over: "classFinished",
};

const targetRefusals: Record<TargetError, RefusalName> = {
  gone: "unknownClass",
  sitsThere: "alreadyApplied",
  full: "classFull",
  over: "classFinished",
  tooFewPoints: "notEnoughPoints",
};

async function move(
  tx: Database,
  seat: LockedSeat,
  request: RequestOf<typeof seatActions, "move-booking">,
  { now, language }: EndContext,
): Promise<Result> {
  const { booking, student, classes, rule } = seat;
  const { class_id: classId, back: stated, message } = request;
  const { back } = quoteMove(seat, now);
  if (rule.selfMove === "no") throw refusal("selfServiceOff", language);
  const state = transferState(seat, await countTransfersOf(tx, seat));
  if (state !== "possible") throw refusal(transferRefusals[state], language);
  const allowed = checkAllowed(rule.selfMove, { back, stated }, language);
  const target = await findTarget(tx, seat, { classId, now, language, back });
  if (typeof target === "string") throw refusal(targetRefusals[target], language, "class_id");
  if (target.price !== request.price) throw refusal("costChanged", language, "price");
  if (allowed === "ask") return ask(tx, seat, { message, now, language, targetClassId: classId });
  const end = { now, points: back, note: null };
  await moveToClass(tx, seat, { ...end, classId, price: target.price, language });
  await bumpContentVersion(tx);
  const [from, to] = [classes.get(booking.classId), classes.get(classId)];
  await notifyOfSeatChange(tx, { booking, student, from, to, now, reason: "", byFamily: "atOnce" });
  return { state: "done" };
}

/** Stores a request for staff, and notifies the school. */
async function ask(
  tx: Database,
  { booking, student, classes }: LockedSeat,
  { message, now, language, targetClassId }: EndContext & { message: string; targetClassId?: number },
): Promise<Result> {
  const id = await insertRequest(tx, { bookingId: booking.id, targetClassId, message, now });
  if (id === undefined) throw refusal("requestOpen", language);
  const [from, to] = [classes.get(booking.classId), classes.get(targetClassId ?? 0)];
  if (from) await notifyOfRequest(tx, { id, student, from, to, message, now });
  return { state: "asked" };
}
