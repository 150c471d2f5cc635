import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { workQueue, type WorkQueue } from "../../limits/work-queue";
import { processState } from "../../process-state";

/** argon2id (the library's default) with 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const hashingSlot = processState<WorkQueue>("hashing");

/** Two at once, of Node's four threads: the others are for files and names. A hundred are done in some seconds. */
const withQueue: WorkQueue = (work) =>
  (hashingSlot.value ??= workQueue({ concurrency: 2, maxWaiting: 100, maxWaitMs: 10_000 }))(work);

/**
 * The form in which passwords are hashed (NIST SP 800-63B section 5.1.1.2): keyboards and systems write one and the same
 * letter in several ways.
 */
export const normalForm = (password: string) => password.normalize("NFKC");

/** @throws ProviderError tooManyRequests while the process has more to hash than it can do soon. */
export function hashPassword(password: string): Promise<string> {
  return withQueue(() => hash(normalForm(password), cost));
}

/** The hash of a password that nobody knows. */
let nobody: Promise<string> | undefined;

/**
 * @property fits whether the password is the stored one.
 * @property isOutdated whether the hash is of another form of it than today's: to be hashed anew.
 */
export type PasswordCheck = { fits: boolean; isOutdated: boolean };

/**
 * Compares a password with a stored hash. Without one it answers no after the same work, so that the time does not tell
 * which emails have an account.
 * @throws ProviderError tooManyRequests while the process has more to compare than it can do soon.
 */
export async function checkPassword(
  stored: string | null | undefined,
  password: string,
): Promise<PasswordCheck> {
  nobody ??= hash(randomBytes(32).toString("hex"), cost);
  const against = stored ?? (await nobody);
  const [normal, ...others] = formsOf(password);
  return withQueue(async () => {
    if (await verify(against, normal)) return { fits: typeof stored === "string", isOutdated: false };
    for (const form of others) {
      if (await verify(against, form)) return { fits: typeof stored === "string", isOutdated: true };
    }
    return { fits: false, isOutdated: false };
  });
}

/** Whether the password fits; see `checkPassword`. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  return (await checkPassword(stored, password)).fits;
}

/**
 * Today's form of a password, and those of hashes from before passwords had one: as it is typed, and in the two forms
 * that keyboards write. Of ASCII all are the same.
 */
function formsOf(password: string): [string, ...string[]] {
  const normal = normalForm(password);
  const others = new Set([password, password.normalize("NFC"), password.normalize("NFD")]);
  others.delete(normal);
  return [normal, ...others];
}
