import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** argon2id (the library's default) with 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** The hash of a password that nobody knows. */
let nobody: Promise<string> | undefined;

/**
 * Whether the password fits. Without a stored hash it answers no after the same work, so that the time does
 * not tell which emails have an account.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(32).toString("hex"));
  const fits = await verify(stored ?? (await nobody), password);
  return fits && typeof stored === "string";
}
