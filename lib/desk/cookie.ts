/*
 * The cookie of a staff session. Nothing but the site's own calls ever sees it: not scripts (HttpOnly), not requests
 * that another site causes (SameSite=Strict), not other hosts of the domain (`__Host-`, which browsers keep only with
 * Secure, Path=/ and no Domain), not a line without TLS.
 */

/** Seconds that a session lasts, whatever happens: a working day. */
export const sessionSeconds = 12 * 60 * 60;

const names = { secure: "__Host-desk", plain: "desk" };

export const sessionCookieNames = Object.values(names);

/** Seconds after which a session ends that nobody uses. */
export const idleSeconds = 2 * 60 * 60;

/** @param secure whether visitors come over https. */
const nameOf = (secure: boolean) => (secure ? names.secure : names.plain);

/** 256 bits in base64url, as sessions are issued. */
const token = /^[\w-]{43}$/;

/** The session's token, of a Cookie header; none when two are sent, of which one is somebody else's doing. */
export function readSession(header: string | null, secure: boolean): string | undefined {
  const prefix = `${nameOf(secure)}=`;
  const values = (header ?? "").split(/; */).filter((pair) => pair.startsWith(prefix));
  const value = values[0]?.slice(prefix.length) ?? "";
  return values.length === 1 && token.test(value) ? value : undefined;
}

/** A Set-Cookie header; without a session one that takes the cookie away. */
export function writeSession(session: string | undefined, secure: boolean): string {
  const kept = session === undefined ? "=; Max-Age=0" : `=${session}; Max-Age=${sessionSeconds}`;
  return `${nameOf(secure)}${kept}; Path=/; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
}
