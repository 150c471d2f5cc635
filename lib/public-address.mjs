import { BlockList, isIP } from "node:net";

/*
 * Decides whether an address is public and on which address the site listens. JavaScript, because `npm start` loads it
 * before anything is compiled.
 */

/** Networks that are not reachable from outside: loopback, private and link-local (RFC 1918, 3927, 4193, 6598). */
const privateNetworks = new BlockList();
const networks = ["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"];
for (const network of [...networks, "172.16.0.0/12", "192.168.0.0/16", "::/127", "fc00::/7", "fe80::/10"]) {
  const [address = "", prefix] = network.split("/");
  privateNetworks.addSubnet(address, Number(prefix), isIP(address) === 6 ? "ipv6" : "ipv4");
}

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
  const version = isIP(host);
  if (version > 0) return !privateNetworks.check(host, version === 6 ? "ipv6" : "ipv4");
  return host.includes(".") && !privateNames.test(host);
}

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
  if (isIP(host)) return host === "::1" || /^(?:::ffff:)?127\./.test(host);
  return host === "localhost" || host.endsWith(".localhost");
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
