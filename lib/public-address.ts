import { BlockList, isIP } from "node:net";

/** Networks that nobody outside reaches: this machine, private ones, link-local ones (RFC 1918, 3927, 4193, 6598). */
const inside = new BlockList();
const networks = ["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"];
for (const network of [...networks, "172.16.0.0/12", "192.168.0.0/16", "::/127", "fc00::/7", "fe80::/10"]) {
  const [address = "", prefix] = network.split("/");
  inside.addSubnet(address, Number(prefix), isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Names kept for one machine, one house or a test (RFC 6761, 6762, 8375, ICANN's `internal`). */
const insideNames = /(^|\.)(localhost|test|local|internal|home\.arpa)$/;

/**
 * Whether strangers can be expected at an address: its host is neither a name without a dot, nor one kept for
 * private use, nor of a private network.
 * @param address an http(s) address, as in SITE_URL.
 */
export function isPublic(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$|\.$/g, "");
  const version = isIP(host);
  if (version > 0) return !inside.check(host, version === 6 ? "ipv6" : "ipv4");
  return host.includes(".") && !insideNames.test(host);
}

/** Whether only this very machine can be meant: who reaches the site there sits at it. */
export function isLoopback(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$|\.$/g, "");
  if (isIP(host)) return host === "::1" || host.startsWith("127.");
  return host === "localhost" || host.endsWith(".localhost");
}
