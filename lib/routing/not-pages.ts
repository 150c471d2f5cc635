/*
 * Paths that are not pages; Next handles them without the accelerator (lib/server). Every other path is a page or gets
 * the 404 page.
 */

/** Folders of calls, of Next's own files and of static files. */
export const folders = ["api", "chief", "og", "qr", "flags", "calendar", "_next", "art", "icons", "pictures"];

/** Single files in the root. */
export const files = [
  "favicon.ico",
  "healthz",
  "readyz",
  "robots.txt",
  "sitemap.xml",
  "manifest.webmanifest",
];

const notPage = new RegExp(`^/(?:(?:${folders.join("|")})/|(?:${files.join("|").replaceAll(".", "\\.")})$)`);

/** Whether a path belongs to a page or gets the 404 page. */
export function isPage(path: string): boolean {
  return !notPage.test(path);
}
