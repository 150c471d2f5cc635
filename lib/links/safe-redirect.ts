/**
 * The path a `redirect` parameter may lead back to: on this site only, or the fallback. A browser reads `//x`,
 * `/\x` and tabs inside an address in ways that leave the site, so the value is judged as the browser would
 * read it, against an origin that no one has.
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
