import { createHash, randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { parseDigitCode } from "../../base/text/digits";
import { siteName } from "../school/school";
import { staff } from "./tables";
import type { Database } from "../../base/db/types";

/* Time-based codes of an authenticator app (TOTP, RFC 6238), and recovery codes in case the phone is lost. */

/** The length of a secret: 160 bits (RFC 4226 section 4). */
const secretBytes = 20;
const periodMs = 30_000;
/** The periods by which a phone's clock may be off: one (RFC 6238 section 5.2). */
const maxDriftPeriods = 1;

const totp = (secret: string, label = "") =>
  new TOTP({ issuer: `${siteName("en-US")} desk`, label, secret: Secret.fromBase32(secret) });

/** Creates a secret and its QR code for authenticator apps, as a data URL. */
export function createSecret(email: string): { secret: string; picture: string } {
  const secret = new Secret({ size: secretBytes }).base32;
  const svg = renderSVG(totp(secret, email).toString(), { border: 2 });
  return { secret, picture: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

/** Whether a code has the format of an app's code; otherwise it is a recovery code. */
export const isTotpCode = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ""));

/** The number of the period that a code belongs to, or undefined for a wrong code. */
export function findPeriod(secret: string, code: string, now: Date): number | undefined {
  const token = parseDigitCode(code);
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp(secret).validate({ token, timestamp: now.getTime(), window: maxDriftPeriods });
  return delta === null ? undefined : Math.floor(now.getTime() / periodMs) + delta;
}

/**
 * Checks a code and consumes it, in the caller's transaction. An app's code works once per period, a recovery code once.
 * @returns the kind of the code, or false if it is wrong or already used.
 */
export async function consumeCode(
  tx: Database,
  staffId: number,
  code: string,
  now: Date,
): Promise<"app" | "recovery" | false> {
  const [own] = await tx.select().from(staff).where(eq(staff.id, staffId)).for("update");
  if (!own?.totpSecret) return false;
  const step = findPeriod(own.totpSecret, code, now);
  if (step !== undefined) {
    if (step <= own.totpStep) return false;
    await tx.update(staff).set({ totpStep: step }).where(eq(staff.id, staffId));
    return "app";
  }
  const codeHash = hashCode(code);
  if (!own.recoveryCodes.includes(codeHash)) return false;
  const remainingCodes = own.recoveryCodes.filter((hash) => hash !== codeHash);
  await tx.update(staff).set({ recoveryCodes: remainingCodes }).where(eq(staff.id, staffId));
  return "recovery";
}

/** Ten codes of 50 random bits, which is enough with rate limits, without characters that are easily confused. */
export function createRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const randomGroup = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  const codes = Array.from({ length: 10 }, () => `${randomGroup()}-${randomGroup()}`);
  return { codes, hashes: codes.map(hashCode) };
}

const hashCode = (code: string) =>
  createHash("sha256")
    .update(
      code
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^a-z0-9]/g, ""),
    )
    .digest("hex");
