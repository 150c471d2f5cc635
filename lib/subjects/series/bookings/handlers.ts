import type { bookingActions } from "./member-calls";
import type { RequestOf, ResponseOf } from "../../../base/contract/call";
import { bookSeat, findBookingError } from "./book-seat";
import { withQueue } from "./booking-queue";
import { database } from "../../../base/db/connect";
import type { Database } from "../../../base/db/types";
import { findStoredResponse, withIdempotency } from "../../../engines/calls/idempotency";
import { refusal } from "../../../engines/calls/refusals";
import { requireOwnStudent } from "../../family/students";
import { requireAccount, type Account } from "../../identity/tokens";
import { ProviderError } from "../../../base/contract/provider-error";
import { type CallContext, type PublicHandlers } from "../../../engines/calls/context";

type SeatCall<Answer> = {
  call: "bookCombo" | "preSaleApply" | "apply";
  request: unknown;
  classId: number;
  /** Chooses the student; defaults to the caller. */
  student?: (db: Database, caller: Account) => Promise<Account>;
  toResponse: (students: number) => Answer;
};

/**
 * Books a seat for the calling student, or one of a parent's, at most once per Idempotency-Key. In a rush most requests
 * fail: a plain read in the class's queue rejects them, and only the others wait for the row lock.
 */
async function bookOnce<Answer>(
  { call, request, classId, toResponse, student: chooseStudent }: SeatCall<Answer>,
  context: CallContext,
): Promise<Answer> {
  const { language, idempotencyKey: key, now = new Date() } = context;
  const db = await database();
  const caller = await requireAccount(db, context);
  const student = chooseStudent ? await chooseStudent(db, caller) : caller;
  const bookingRequest = { student, classId, now, language };
  const attempt = { scope: `account:${caller.id}`, key, call, request, language };
  const work = async () => {
    const reason = await findBookingError(db, bookingRequest);
    // Looked up only after a refusal, since a retry may be refused because of its own first booking.
    const storedResponse = reason && (await findStoredResponse<Answer>(db, attempt));
    if (storedResponse) return storedResponse;
    if (reason) throw refusal(reason, language);
    return db.transaction((tx) =>
      withIdempotency(tx, attempt, async () => toResponse(await bookSeat(tx, bookingRequest))),
    );
  };
  return withQueue(classId, work);
}

export const booking: Pick<PublicHandlers, "bookCombo" | "preSaleApply"> = {
  bookCombo: (request, context) =>
    bookOnce(
      {
        call: "bookCombo",
        request,
        classId: request.class_id,
        toResponse: (students) => ({ class_id: request.class_id, students }),
      },
      context,
    ),
  preSaleApply: (request, context) =>
    bookOnce(
      {
        call: "preSaleApply",
        request,
        classId: request.id,
        toResponse: (students) => ({ id: request.id, students }),
      },
      context,
    ),
};

/**
 * Books a seat for one of a parent's students. The public API has no such call; only the site's own account pages do.
 * @throws ProviderError notAllowed unless the caller is a parent, notFound for another parent's student, else as a booking.
 */
export function applyForStudent(
  request: RequestOf<typeof bookingActions, "apply">,
  context: CallContext,
): Promise<ResponseOf<typeof bookingActions, "apply">> {
  const student = async (db: Database, caller: Account) => {
    if (caller.kind !== "parent") throw new ProviderError("notAllowed", "");
    return requireOwnStudent(db, caller, request.student_id);
  };
  const toResponse = (students: number) => ({ students });
  return bookOnce({ call: "apply", request, classId: request.class_id, student, toResponse }, context);
}
