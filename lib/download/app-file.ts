import { siteKey } from "../storage/site-key";

/**
 * An address of the provider that may be followed, or undefined: https, so that no script or app is run, or a file of
 * this site.
 */
export function appAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (/^\/(?![/\\])/.test(address)) return address;
  try {
    const url = new URL(address);
    return url.protocol === "https:" && url.hostname !== "" ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Name of the downloaded Android file, with the version in it: `yuqiao-3.2.1.apk` (spec section 2). */
export function appFileName(version: string): string {
  const safe = version
    .trim()
    .replace(/[^\w.-]+/g, "-")
    .replace(/^[.-]+|[.-]+$/g, "");
  return safe ? `${siteKey}-${safe}.apk` : `${siteKey}.apk`;
}
