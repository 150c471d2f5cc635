import { createHash } from "node:crypto";

/** Returns a strong entity tag of a text. */
export const etagOf = (text: string) => `"${createHash("sha256").update(text).digest("base64url")}"`;

/**
 * Whether an If-None-Match header contains one of these entity tags (RFC 9110 section 13.1.2). The comparison is weak,
 * because a proxy may have compressed the client's copy.
 */
export function matchesEtag(ifNoneMatch: string | null | undefined, etags: readonly string[]): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((one) => etags.includes(one.trim().replace(/^W\//, "")));
}
