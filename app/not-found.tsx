/**
 * Never shown: every unknown address is rewritten to the 404 page in the visitor's language, and what only looks like
 * a file gets `global-not-found`. Without this file each page would carry Next's own 404 page, 1.5 KB.
 */
export default function NotFound() {
  return null;
}
