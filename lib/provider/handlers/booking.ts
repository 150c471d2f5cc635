import type { AccountActionAnswer, AccountActionRequest } from "../../account/actions";
import { bookSeat, obstacle } from "../book-seat";
import { inTurn } from "../turns";
import { database } from "../db/connect";
import type { Database } from "../db/types";
import { answered, once } from "../once";
import { refusal } from "../refusals";
import { ownStudent } from "../accounts/family";
import { requireAccount, type Account } from "../accounts/tokens";
import { ProviderError, type CallContext, type Handlers } from "../types";

type Seat<Answer> = {
  call: "bookCombo" | "preSaleApply" | "apply";
  request: unknown;
  classId: number;
  /** Chooses the student; defaults to the caller. */
  student?: (db: Database, caller: Account) => Promise<Account>;
  answer: (students: number) => Answer;
};

/**
 * Books a seat for the calling student, or one of a parent's, at most once per Idempotency-Key. In a rush most requests
 * fail: a plain read in the class's queue rejects them, and only the others wait for the row lock.
 */
async function takeSeat<Answer>(
  { call, request, classId, answer, student: choose }: Seat<Answer>,
  context: CallContext,
): Promise<Answer> {
  const { language, idempotencyKey: key, now = new Date() } = context;
  const db = await database();
  const caller = await requireAccount(db, context);
  const student = choose ? await choose(db, caller) : caller;
  const wanted = { student, classId, now, language };
  const attempt = { scope: `account:${caller.id}`, key, call, request, language };
  const work = async () => {
    const reason = await obstacle(db, wanted);
    // Looked up only after a refusal, since a retry may be refused because of its own first booking.
    const earlier = reason && (await answered<Answer>(db, attempt));
    if (earlier) return earlier;
    if (reason) throw refusal(reason, language);
    return db.transaction((tx) => once(tx, attempt, async () => answer(await bookSeat(tx, wanted))));
  };
  return inTurn(classId, work);
}

export const booking: Pick<Handlers, "bookCombo" | "preSaleApply"> = {
  bookCombo: (request, context) =>
    takeSeat(
      {
        call: "bookCombo",
        request,
        classId: request.class_id,
        answer: (students) => ({ class_id: request.class_id, students }),
      },
      context,
    ),
  preSaleApply: (request, context) =>
    takeSeat(
      {
        call: "preSaleApply",
        request,
        classId: request.id,
        answer: (students) => ({ id: request.id, students }),
      },
      context,
    ),
};

/**
 * Books a seat for one of a parent's students. The public API has no such call; only the site's own account pages do.
 * @throws ProviderError notAllowed unless the caller is a parent, notFound for another parent's student, else as a booking.
 */
export function applyForStudent(
  request: AccountActionRequest<"apply">,
  context: CallContext,
): Promise<AccountActionAnswer<"apply">> {
  const student = async (db: Database, caller: Account) => {
    if (caller.kind !== "parent") throw new ProviderError("notAllowed", "");
    return ownStudent(db, caller, request.student_id);
  };
  const answer = (students: number) => ({ students });
  return takeSeat({ call: "apply", request, classId: request.class_id, student, answer }, context);
}
