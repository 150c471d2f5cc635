import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { createWorkQueue, type WorkQueue } from "../../base/limits/work-queue";
import { processState } from "../../base/process-state";

/** argon2id (the library's default) with 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet. */
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const hashingSlot = processState<WorkQueue>("hashing");

/** Uses two of Node's four threads and leaves the others to file and DNS work. A hundred waiting hashes take seconds. */
const withQueue: WorkQueue = (work) =>
  (hashingSlot.value ??= createWorkQueue({ concurrency: 2, maxWaiting: 100, maxWaitMs: 10_000 }))(work);

/**
 * Normalizes a password before hashing (NIST SP 800-63B section 5.1.1.2), because keyboards and systems encode the same
 * letter in different ways.
 */
export const normalizePassword = (password: string) => password.normalize("NFKC");

/** @throws ProviderError tooManyRequests if the hashing queue is full or the wait exceeds its limit. */
export function hashPassword(password: string): Promise<string> {
  return withQueue(() => hash(normalizePassword(password), hashOptions));
}

/** The hash of a random password. */
let decoyHash: Promise<string> | undefined;

/**
 * @property fits whether the password matches the hash.
 * @property isOutdated whether the hash was made from another Unicode form and should be replaced.
 */
export type PasswordCheck = { fits: boolean; isOutdated: boolean };

/**
 * Compares a password with a stored hash. Without a hash it does the same work and never matches, so that timing does
 * not reveal which emails have an account.
 * @throws ProviderError tooManyRequests if the hashing queue is full or the wait exceeds its limit.
 */
export async function checkPassword(
  stored: string | null | undefined,
  password: string,
): Promise<PasswordCheck> {
  decoyHash ??= hash(randomBytes(32).toString("hex"), hashOptions);
  const hashToVerify = stored ?? (await decoyHash);
  const [normal, ...others] = passwordForms(password);
  return withQueue(async () => {
    if (await verify(hashToVerify, normal)) return { fits: typeof stored === "string", isOutdated: false };
    for (const form of others) {
      if (await verify(hashToVerify, form)) return { fits: typeof stored === "string", isOutdated: true };
    }
    return { fits: false, isOutdated: false };
  });
}

/** Whether the password matches the hash; see `checkPassword`. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  return (await checkPassword(stored, password)).fits;
}

/**
 * The current form of a password, followed by the forms that earlier releases hashed: as typed, NFC and NFD. They are
 * all the same for ASCII.
 */
function passwordForms(password: string): [string, ...string[]] {
  const normal = normalizePassword(password);
  const others = new Set([password, password.normalize("NFC"), password.normalize("NFD")]);
  others.delete(normal);
  return [normal, ...others];
}
