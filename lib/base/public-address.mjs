/*
 * Decides whether an address is public and on which address the site listens. JavaScript, because `npm start` loads it
 * before anything is compiled, and without Node's modules, because the desk's forms check addresses in the browser.
 */

/** Networks that are not reachable from outside: loopback, private and link-local (RFC 1918, 3927, 6598). */
const privateIpv4 =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
/** The same in IPv6 (RFC 4193, 4291), as `URL` writes it: lower case, compressed, groups without leading zeros. */
const privateIpv6 = /^(?:::1?$|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/;
/** An IPv4 address in IPv6, as `URL` writes it: its four bytes in two groups. */
const mappedIpv4 = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** Names reserved for local networks or tests (RFC 6761, 6762, 8375, ICANN's `internal`). */
const privateNames = /(^|\.)(localhost|test|local|internal|home\.arpa)$/;

/** @param {string} address */
const hostOf = (address) => new URL(address).hostname.replace(/^\[|\]$|\.$/g, "");

/**
 * Whether an address may be reachable from outside: its host is neither a name without a dot, nor a reserved name, nor
 * in a private network.
 * @param {string} address an http(s) address, as in SITE_URL
 * @returns {boolean}
 */
export function isPublic(address) {
  const host = hostOf(address);
  const mapped = mappedAddress(host);
  if (mapped !== undefined) return !privateIpv4.test(mapped);
  if (host.includes(":")) return !privateIpv6.test(host);
  if (ipv4.test(host)) return !privateIpv4.test(host);
  return host.includes(".") && !privateNames.test(host);
}

const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/**
 * Returns the IPv4 address that an IPv6 address contains (RFC 4291 section 2.5.5.2).
 * @param {string} address an IPv6 address as `URL` writes it, without brackets
 * @returns {string | undefined} undefined for another address
 */
export function mappedAddress(address) {
  const [, high, low] = mappedIpv4.exec(address) ?? [];
  return high === undefined || low === undefined ? undefined : toIpv4(high, low);
}

/** @param {string[]} groups the two hexadecimal groups of an IPv4 address in IPv6 */
const toIpv4 = (...groups) =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");

/**
 * Whether an address is on this machine.
 * @param {string} address an http(s) address, as in SITE_URL
 * @returns {boolean}
 */
export function isLoopback(address) {
  return isLoopbackHost(hostOf(address));
}

/**
 * Whether a host is this machine.
 * @param {string} host a lower-case name, or an IP address without brackets
 * @returns {boolean}
 */
export function isLoopbackHost(host) {
  if (ipv4.test(host.replace(/^::ffff:/, ""))) return /^(?:::ffff:)?127\./.test(host);
  return host === "::1" || host === "localhost" || host.endsWith(".localhost");
}

/**
 * Returns the address to listen on. Without a public SITE_URL and without HOST it is only this machine, because the
 * demo accounts have published passwords.
 * @param {Record<string, string | undefined>} environment
 * @returns {string | undefined} undefined for all addresses
 */
export function listenHost({ HOST, SITE_URL }) {
  const siteUrl = SITE_URL?.trim();
  if (HOST?.trim()) return HOST.trim();
  // An invalid SITE_URL is reported with the other settings.
  return siteUrl && URL.canParse(siteUrl) && isPublic(siteUrl) ? undefined : "127.0.0.1";
}
