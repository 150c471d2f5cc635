/*
 * Paths that are not pages; Next handles them without the accelerator (lib/app/server). Every other path is a page or gets
 * the 404 page.
 */

/** Folders of calls, of Next's own files and of static files. */
export const nonPageFolders = [
  "api",
  "chief",
  "og",
  "qr",
  "flags",
  "calendar",
  "_next",
  "art",
  "icons",
  "pictures",
  "sounds",
];

/** Single files. */
export const nonPageFiles = [
  "favicon.ico",
  "healthz",
  "readyz",
  "robots.txt",
  "sitemap.xml",
  "manifest.webmanifest",
  "news/feed.xml",
];

const nonPagePattern = new RegExp(
  `^/(?:(?:${nonPageFolders.join("|")})/|(?:${nonPageFiles.join("|").replaceAll(".", "\\.")})$)`,
);

/** Whether a path belongs to a page or gets the 404 page. */
export function isPage(path: string): boolean {
  return !nonPagePattern.test(path);
}
