import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { workQueue, type WorkQueue } from "../../limits/work-queue";
import { processState } from "../../process-state";

/** argon2id (the library's default) with 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const hashingSlot = processState<WorkQueue>("hashing");

/** Two at once, of Node's four threads: the others are for files and names. A hundred are done in some seconds. */
const inTurn: WorkQueue = (work) =>
  (hashingSlot.value ??= workQueue({ concurrency: 2, maxWaiting: 100, maxWaitMs: 10_000 }))(work);

/** @throws ProviderError tooManyRequests while the process has more to hash than it can do soon. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** The hash of a password that nobody knows. */
let nobody: Promise<string> | undefined;

/**
 * Whether the password fits. Without a stored hash it answers no after the same work, so that the time does
 * not tell which emails have an account.
 * @throws ProviderError tooManyRequests while the process has more to compare than it can do soon.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hash(randomBytes(32).toString("hex"), cost);
  const against = stored ?? (await nobody);
  const fits = await inTurn(() => verify(against, password));
  return fits && typeof stored === "string";
}
