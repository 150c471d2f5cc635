/**
 * Never shown: unknown addresses are rewritten to the 404 page in the visitor's language, and those that look like
 * files get `global-not-found`. Without this file each page would include Next's own 404 page (1.5 KB).
 */
export default function NotFound() {
  return null;
}
