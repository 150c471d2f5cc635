import { BlockList, isIP } from "node:net";

/*
 * Who can reach an address, and on which one the site listens. JavaScript, because `npm start` reads it before anything
 * is compiled.
 */

/** Networks that nobody outside reaches: this machine, private ones, link-local ones (RFC 1918, 3927, 4193, 6598). */
const privateNetworks = new BlockList();
const networks = ["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"];
for (const network of [...networks, "172.16.0.0/12", "192.168.0.0/16", "::/127", "fc00::/7", "fe80::/10"]) {
  const [address = "", prefix] = network.split("/");
  privateNetworks.addSubnet(address, Number(prefix), isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Names kept for one machine, one house or a test (RFC 6761, 6762, 8375, ICANN's `internal`). */
const privateNames = /(^|\.)(localhost|test|local|internal|home\.arpa)$/;

/** @param {string} address */
const hostOf = (address) => new URL(address).hostname.replace(/^\[|\]$|\.$/g, "");

/**
 * Whether strangers can be expected at an address: its host is neither a name without a dot, nor one kept for
 * private use, nor of a private network.
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
 * Whether an address is one of the machine that asks for it.
 * @param {string} address an http(s) address, as in SITE_URL
 * @returns {boolean}
 */
export function isLoopback(address) {
  return isLoopbackHost(hostOf(address));
}

/**
 * Whether a host is this machine.
 * @param {string} host a name in small letters, or an IP address without brackets
 * @returns {boolean}
 */
export function isLoopbackHost(host) {
  if (isIP(host)) return host === "::1" || /^(?:::ffff:)?127\./.test(host);
  return host === "localhost" || host.endsWith(".localhost");
}

/**
 * The address to listen on. A site that has no public address is for its own machine unless HOST says otherwise:
 * its demo accounts have published passwords.
 * @param {Record<string, string | undefined>} environment
 * @returns {string | undefined} undefined for all addresses
 */
export function listenHost({ HOST, SITE_URL }) {
  const siteUrl = SITE_URL?.trim();
  if (HOST?.trim()) return HOST.trim();
  // Whether SITE_URL is an address at all is checked with the other settings.
  return siteUrl && URL.canParse(siteUrl) && isPublic(siteUrl) ? undefined : "127.0.0.1";
}
