import { isIP, isIPv4 } from "node:net";
import { isLoopbackHost } from "../public-address.mjs";

/**
 * Who is asking, as an address that the asker cannot choose: the socket's own, or, behind `trusted` proxies, the
 * entry of X-Forwarded-For that the outermost of them wrote. Each proxy adds the address it was asked from at the
 * right end, so entries further left are only what someone claims. Where the header holds fewer entries than
 * there should be proxies, the asker went around them, and nothing in it is believed.
 */
export function clientAddress(socket: string | undefined, forwarded: string | undefined, trusted: number) {
  const entries = forwarded?.split(",") ?? [];
  const named = trusted > 0 ? readAddress(entries.at(-trusted)) : undefined;
  return named ?? readAddress(socket) ?? "unknown";
}

/** Whether every address that proxies wrote into X-Forwarded-For is this machine's own. */
export function isNearby(forwarded: string | undefined): boolean {
  return forwarded?.split(",").every((entry) => isLoopbackHost(readAddress(entry) ?? "")) ?? false;
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

function readAddress(text = ""): string | undefined {
  const plain = text.trim();
  const [, six, four] = withPort.exec(plain) ?? [];
  // A zone (fe80::1%eth0) says by which of this machine's own cables someone came.
  const address = (six ?? four ?? plain).split("%", 1)[0] ?? "";
  return isIP(address) ? address.replace(/^::ffff:(?=[\d.]+$)/i, "") : undefined;
}

/**
 * What counts as one asker: an IPv4 address, or the /64 of an IPv6 one, since that is the least a household is
 * given and every machine in it may choose among all of its addresses.
 */
export function networkOf(address: string): string {
  if (isIPv4(address) || !isIP(address)) return address;
  // The address parser of URLs writes each address in one way only (RFC 5952).
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const gap = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return `${[...left, ...gap, ...right].slice(0, 4).join(":")}::/64`;
}
