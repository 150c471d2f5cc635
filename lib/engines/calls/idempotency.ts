import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Language } from "../../base/i18n/languages";
import { idempotencyKeys } from "./tables";
import type { Database } from "../../base/db/types";
import { refusal } from "./refusals";

export type IdempotentRequest = {
  /** The caller that the key belongs to. */
  scope: string;
  /** The caller's Idempotency-Key; calls without one are never deduplicated. */
  key: string | undefined;
  /** Name of the call. */
  call: string;
  request: unknown;
  language: Language;
};

const hashRequest = ({ call, request }: IdempotentRequest) =>
  createHash("sha256")
    .update(JSON.stringify([call, request]))
    .digest("hex");

const matchesKey = ({ scope, key = "" }: IdempotentRequest) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

/**
 * Returns the stored response of an earlier request with this key, or undefined.
 * @throws ProviderError invalidInput when the key was used for another request.
 */
export async function findStoredResponse<Answer>(
  db: Database,
  attempt: IdempotentRequest,
): Promise<Answer | undefined> {
  if (attempt.key === undefined) return undefined;
  const [stored] = await db.select().from(idempotencyKeys).where(matchesKey(attempt));
  if (!stored) return undefined;
  if (stored.requestHash !== hashRequest(attempt))
    throw refusal("keyReused", attempt.language, "Idempotency-Key");
  return stored.answer as Answer;
}

/**
 * Runs work once per key and returns the stored response to repetitions. Call it inside the transaction of the work: a
 * refused attempt leaves no key behind, and a concurrent repetition waits.
 * @throws ProviderError invalidInput when the key was used for another request.
 */
export async function withIdempotency<Answer>(
  tx: Database,
  attempt: IdempotentRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { scope, key } = attempt;
  if (key === undefined) return work();
  const [first] = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash: hashRequest(attempt), answer: {} })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  // Expired keys are deleted: the conflicting row may be gone by now.
  if (!first) return (await findStoredResponse<Answer>(tx, attempt)) ?? withIdempotency(tx, attempt, work);
  const answer = await work();
  await tx.update(idempotencyKeys).set({ answer }).where(matchesKey(attempt));
  return answer;
}

/** Deletes the stored responses of a caller. @param scope as in `withIdempotency` */
export async function deleteStoredResponses(tx: Database, scope: string): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, scope));
}
