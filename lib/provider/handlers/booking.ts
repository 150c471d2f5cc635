import { apply } from "../apply";
import { database } from "../db/connect";
import { once } from "../once";
import { requireAccount } from "../tokens";
import type { CallContext, Handlers } from "../types";

/** One seat for the calling student, at most once per Idempotency-Key. */
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
  return db.transaction((tx) =>
    once(tx, { scope: `account:${student.id}`, key, call, request, language }, async () =>
      answer(await apply(tx, { student, classId, now, language })),
    ),
  );
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
