import { site } from "../site";

/** An address of the provider that may be followed, or undefined: only https, so that no script or app is run. */
export function httpsAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
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
  return safe ? `${site.key}-${safe}.apk` : `${site.key}.apk`;
}
