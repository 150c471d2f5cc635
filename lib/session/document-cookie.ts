/*
 * The one place that touches document.cookie (a lint rule sees to it). It throws in a frame without an origin, and
 * where a browser forbids cookies it is empty whatever is written.
 */

/** All cookies that the page may see, as one line. Never throws; empty while the server renders. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** Undefined for a cookie that is missing, empty or not encoded as cookies are. */
export function readCookie(name: string): string | undefined {
  const value = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(readCookies())?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
