import { isIP, isIPv4 } from "node:net";
import { isLoopbackHost, mappedAddress } from "../public-address.mjs";

/**
 * Returns the client's address from sources that the client cannot forge: the socket or, behind trusted proxies, the
 * entry of X-Forwarded-For that the outermost of them wrote. Each proxy appends its client's address, so entries
 * further left are unverified. A header with fewer entries than proxies did not pass them and is ignored.
 * @param trusted number of trusted proxies (TRUSTED_PROXIES)
 */
export function clientAddress(socket: string | undefined, forwarded: string | undefined, trusted: number) {
  const entries = forwarded?.split(",") ?? [];
  const forwardedAddress = trusted > 0 ? readAddress(entries.at(-trusted)) : undefined;
  return forwardedAddress ?? readAddress(socket) ?? "unknown";
}

/** Whether every address in X-Forwarded-For is a loopback address. */
export function isForwardedLocally(forwarded: string | undefined): boolean {
  return forwarded?.split(",").every((entry) => isLoopbackHost(readAddress(entry) ?? "")) ?? false;
}

/** An address with the port that some proxies add: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

function readAddress(text = ""): string | undefined {
  const trimmed = text.trim();
  const [, six, four] = withPort.exec(trimmed) ?? [];
  // The zone (fe80::1%eth0) names a network interface of this machine and is dropped.
  const address = (six ?? four ?? trimmed).split("%", 1)[0] ?? "";
  if (!isIP(address)) return undefined;
  return isIPv4(address) ? address : toCanonical(address);
}

/** Writes an IPv6 address in its one form (RFC 5952), and an IPv4 address in IPv6 as IPv4. */
function toCanonical(address: string): string {
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return mappedAddress(host) ?? host;
}

/**
 * Returns what counts as one client: an IPv4 address, or the /64 of an IPv6 address, because a household gets at
 * least a /64 and can use all of its addresses.
 */
export function networkOf(address: string): string {
  if (isIPv4(address) || !isIP(address)) return address;
  const canonical = toCanonical(address);
  if (isIPv4(canonical)) return canonical;
  const [head = "", tail] = canonical.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const gap = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return `${[...left, ...gap, ...right].slice(0, 4).join(":")}::/64`;
}
