/*
 * The cookie of a staff session. Only the site's own calls receive it: not scripts (HttpOnly), not cross-site
 * requests (SameSite=Strict), not other hosts of the domain (`__Host-` requires Secure, Path=/ and no Domain), not
 * connections without TLS.
 */

/** Maximum lifetime of a session in seconds: a working day. */
export const sessionSeconds = 12 * 60 * 60;

const names = { secure: "__Host-desk", plain: "desk" };

export const sessionCookieNames = Object.values(names);

/** Idle timeout of a session in seconds. */
export const idleSeconds = 2 * 60 * 60;

/** @param secure whether the site is served over https. */
const cookieName = (secure: boolean) => (secure ? names.secure : names.plain);

/** 256 bits in base64url, the format of issued tokens. */
const token = /^[\w-]{43}$/;

/**
 * Reads the session's token from a Cookie header; undefined if the cookie occurs twice, since one of them was
 * planted.
 */
export function readSession(header: string | null, secure: boolean): string | undefined {
  const prefix = `${cookieName(secure)}=`;
  const values = (header ?? "").split(/; */).filter((pair) => pair.startsWith(prefix));
  const value = values[0]?.slice(prefix.length) ?? "";
  return values.length === 1 && token.test(value) ? value : undefined;
}

/** Formats a Set-Cookie header; without a session it removes the cookie. */
export function writeSession(session: string | undefined, secure: boolean): string {
  const cookieValue = session === undefined ? "=; Max-Age=0" : `=${session}; Max-Age=${sessionSeconds}`;
  return `${cookieName(secure)}${cookieValue}; Path=/; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
}
