/*
 * Addresses that answer with something other than a page: Next answers them as they come. Everything else is a page,
 * or one that is missing, and the accelerator's (lib/server).
 */

/** By what stands below them: calls, Next's own files, files served as they are. */
export const folders = ["api", "chief", "og", "qr", "flags", "calendar", "_next", "art", "icons", "pictures"];

/** By their whole path. */
export const files = [
  "favicon.ico",
  "healthz",
  "readyz",
  "robots.txt",
  "sitemap.xml",
  "manifest.webmanifest",
];

const notPage = new RegExp(`^/(?:(?:${folders.join("|")})/|(?:${files.join("|").replaceAll(".", "\\.")})$)`);

/** Whether a path is that of a page, or of one that is missing. */
export function isPage(path: string): boolean {
  return !notPage.test(path);
}
