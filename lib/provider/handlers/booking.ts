import { keyedQueue, workQueue } from "../../limits/work-queue";
import { bookSeat, obstacle } from "../book-seat";
import { database } from "../db/connect";
import { answered, once } from "../once";
import { refusal } from "../refusals";
import { requireAccount } from "../accounts/tokens";
import type { CallContext, Handlers } from "../types";

/** A rush of thousands is over in seconds; whoever waits longer presses again, with the same key. */
const waiting = { maxWaiting: 5000, maxWaitMs: 15_000 };
/**
 * Bookings under way at once. Fewer than the database has connections, so that a rush on one class, queueing for its
 * lock, leaves some to those who only read; and half as many for one class, so that a lock which somebody holds on to
 * stops no other.
 */
const turns = workQueue({ concurrency: 4, ...waiting });
const classTurns = keyedQueue<number>({ concurrency: 2, ...waiting });

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
  const wanted = { student, classId, now, language };
  const attempt = { scope: `account:${student.id}`, key, call, request, language };
  const work = async () => {
    const reason = await obstacle(db, wanted);
    // Looked up after the obstacle: a repetition may find its own first booking in the way.
    const earlier = reason && (await answered<Answer>(db, attempt));
    if (earlier) return earlier;
    if (reason) throw refusal(reason, language);
    return db.transaction((tx) => once(tx, attempt, async () => answer(await bookSeat(tx, wanted))));
  };
  return classTurns(classId, () => turns(work));
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
