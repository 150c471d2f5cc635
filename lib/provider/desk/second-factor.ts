import { createHash, randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { readDigits } from "../../text/digits";
import { siteName } from "../../school/school";
import { staff } from "../db/schema";
import type { Database } from "../db/types";

/* Codes of an app, new each half minute (TOTP, RFC 6238), and codes on paper for when the phone is gone. */

/** Bytes of a secret (RFC 4226 section 4: 160 bits). */
const secretBytes = 20;
const periodMs = 30_000;
/** Half minutes by which a phone's clock may be off (RFC 6238 section 5.2: one step). */
const drift = 1;

const totp = (secret: string, label = "") =>
  new TOTP({ issuer: `${siteName("en-US")} desk`, label, secret: Secret.fromBase32(secret) });

/** A new secret, and the picture that an app reads it from. */
export function newSecret(email: string): { secret: string; picture: string } {
  const secret = new Secret({ size: secretBytes }).base32;
  const svg = renderSVG(totp(secret, email).toString(), { border: 2 });
  return { secret, picture: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

/** Whether a code is written as those of an app are; else it is a recovery code. */
export const isCodeOfApp = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ""));

/** The half minute that a code is of, or undefined for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const token = readDigits(code);
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp(secret).validate({ token, timestamp: now.getTime(), window: drift });
  return delta === null ? undefined : Math.floor(now.getTime() / periodMs) + delta;
}

/**
 * Whether a code lets its owner in, once: a code of the app counts for its half minute only the first time, and a
 * recovery code never again. In the caller's transaction.
 * @returns which kind of code it was, or false where it lets nobody in.
 */
export async function takeCode(
  tx: Database,
  staffId: number,
  code: string,
  now: Date,
): Promise<"app" | "recovery" | false> {
  const [own] = await tx.select().from(staff).where(eq(staff.id, staffId)).for("update");
  if (!own?.totpSecret) return false;
  const step = stepOf(own.totpSecret, code, now);
  if (step !== undefined) {
    if (step <= own.totpStep) return false;
    await tx.update(staff).set({ totpStep: step }).where(eq(staff.id, staffId));
    return "app";
  }
  const used = hashOfCode(code);
  if (!own.recoveryCodes.includes(used)) return false;
  const left = own.recoveryCodes.filter((hash) => hash !== used);
  await tx.update(staff).set({ recoveryCodes: left }).where(eq(staff.id, staffId));
  return "recovery";
}

/** Ten of 50 random bits, behind a limit of tries; written so that nobody takes one sign for another. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const five = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  const codes = Array.from({ length: 10 }, () => `${five()}-${five()}`);
  return { codes, hashes: codes.map(hashOfCode) };
}

const hashOfCode = (code: string) =>
  createHash("sha256")
    .update(
      code
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^a-z0-9]/g, ""),
    )
    .digest("hex");
