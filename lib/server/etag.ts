import { createHash } from "node:crypto";

/** Names a text by what is in it. */
export const etagOf = (text: string) => `"${createHash("sha256").update(text).digest("base64url")}"`;

/**
 * Whether the reader's copy, by its If-None-Match, is still one of these (RFC 9110 section 13.1.2: compared weakly, since
 * a proxy may have packed it).
 */
export function isHeld(ifNoneMatch: string | null | undefined, etags: readonly string[]): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((one) => etags.includes(one.trim().replace(/^W\//, "")));
}
