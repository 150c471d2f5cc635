import { siteKey } from "../../base/storage/local-keys";

/**
 * Checks an address from the provider. Only https and paths of this site are allowed, so that the address cannot run a
 * script or open an app.
 * @returns undefined for any other address
 */
export function parseAppAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (/^\/(?![/\\])/.test(address)) return address;
  try {
    const url = new URL(address);
    return url.protocol === "https:" && url.hostname !== "" ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Formats the name of the Android file, such as `yuqiao-3.2.1.apk` (spec section 2). */
export function formatAppFileName(version: string): string {
  const safe = version
    .trim()
    .replace(/[^\w.-]+/g, "-")
    .replace(/^[.-]+|[.-]+$/g, "");
  return safe ? `${siteKey}-${safe}.apk` : `${siteKey}.apk`;
}
