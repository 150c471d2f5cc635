import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { CallName } from "../contract/endpoints";
import type { Language } from "../i18n/languages";
import { idempotencyKeys } from "./db/schema";
import type { Database } from "./db/types";
import { refusal } from "./refusals";

export type Attempt = {
  /** Whose key it is. */
  scope: string;
  /** The caller's Idempotency-Key; without one, every call acts. */
  key: string | undefined;
  call: CallName;
  request: unknown;
  language: Language;
};

/**
 * Does the work once per key, and answers a repetition with the first answer. To be called inside the
 * transaction of the work: a refused attempt leaves no key behind, and a simultaneous repetition waits.
 * @throws ProviderError invalidInput when the key was used for another request.
 */
export async function once<Answer>(
  tx: Database,
  attempt: Attempt,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { scope, key, call, request, language } = attempt;
  if (key === undefined) return work();
  const requestHash = createHash("sha256")
    .update(JSON.stringify([call, request]))
    .digest("hex");
  const thisKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  const [first] = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, answer: {} })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (first) {
    const answer = await work();
    await tx.update(idempotencyKeys).set({ answer }).where(thisKey);
    return answer;
  }
  const [earlier] = await tx.select().from(idempotencyKeys).where(thisKey);
  if (earlier?.requestHash !== requestHash) throw refusal("keyReused", language, "Idempotency-Key");
  return earlier.answer as Answer;
}
