import { bulkhead } from "cockatiel";
import { apply, obstacle } from "../apply";
import { database } from "../db/connect";
import { answered, once } from "../once";
import { refusal } from "../refusals";
import { requireAccount } from "../tokens";
import type { CallContext, Handlers } from "../types";

/**
 * Bookings under way at once; the others wait their turn. Fewer than the database has connections, so that a rush
 * on one class, queueing for its lock, leaves some to those who only read.
 */
const turns = bulkhead(4, Number.POSITIVE_INFINITY);

/**
 * One seat for the calling student, at most once per Idempotency-Key. Most of those who run for a popular class
 * come too late: when their turn comes, a plain read tells them so, and only the others ask for the lock.
 */
async function takeSeat<Answer>(
  call: "bookCombo" | "preSaleApply",
  request: unknown,
  classId: number,
  context: CallContext,
  answer: (students: number) => Answer,
): Promise<Answer> {
  const { language, idempotencyKey: key, now = new Date() } = context;
  const db = await database();
  const student = await requireAccount(db, context);
  const application = { student, classId, now, language };
  const attempt = { scope: `account:${student.id}`, key, call, request, language };
  return turns.execute(async () => {
    const reason = await obstacle(db, application);
    // Looked up after the obstacle: a repetition may find its own first application in the way.
    const earlier = reason && (await answered<Answer>(db, attempt));
    if (earlier) return earlier;
    if (reason) throw refusal(reason, language);
    return db.transaction((tx) => once(tx, attempt, async () => answer(await apply(tx, application))));
  });
}

export const booking: Pick<Handlers, "bookCombo" | "preSaleApply"> = {
  bookCombo: (request, context) =>
    takeSeat("bookCombo", request, request.class_id, context, (students) => ({
      class_id: request.class_id,
      students,
    })),
  preSaleApply: (request, context) =>
    takeSeat("preSaleApply", request, request.id, context, (students) => ({ id: request.id, students })),
};
