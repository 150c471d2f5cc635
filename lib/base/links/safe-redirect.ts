/**
 * Returns the path of a `redirect` parameter if it stays on this site, else the fallback. Browsers resolve `//x`, `/\x`
 * and tabs within an address to other sites, so the value is parsed as a browser would, against a reserved origin.
 */
export function safeRedirect(value: string | null | undefined, fallback: string): string {
  if (!value || value.length > 2048 || !value.startsWith("/")) return fallback;
  const origin = "https://own.invalid";
  try {
    const url = new URL(value, origin);
    if (url.origin !== origin || url.pathname.startsWith("//")) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}
