import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { isLoopbackHost } from "../../../base/notification-settings";
import { SendError } from "../../../engines/notifications/channel";

/*
 * Restricts webhooks to public addresses. The check happens during name resolution and the connection uses the checked
 * address, so DNS rebinding is ineffective.
 */

/**
 * IANA IPv4 Special-Purpose Address Registry (RFC 6890), plus multicast and reserved blocks. Includes blocks that the
 * registry calls globally reachable, since no webhook is at an anycast relay or a name server sink.
 */
const blockedIpv4 = createBlockList("ipv4", [
  ["0.0.0.0", 8], // this network
  ["10.0.0.0", 8], // private
  ["100.64.0.0", 10], // shared by a provider's customers
  ["127.0.0.0", 8], // loopback
  ["169.254.0.0", 16], // link-local, and the metadata of clouds
  ["172.16.0.0", 12], // private
  ["192.0.0.0", 24], // protocol assignments
  ["192.0.2.0", 24], // documentation
  ["192.31.196.0", 24], // AS112
  ["192.52.193.0", 24], // AMT
  ["192.88.99.0", 24], // 6to4 relays, deprecated
  ["192.168.0.0", 16], // private
  ["192.175.48.0", 24], // AS112
  ["198.18.0.0", 15], // benchmarks
  ["198.51.100.0", 24], // documentation
  ["203.0.113.0", 24], // documentation
  ["224.0.0.0", 4], // multicast
  ["240.0.0.0", 4], // reserved, and the broadcast address
]);

/** Global unicast (RFC 4291 section 2.4); all other IPv6 addresses are private or unassigned. */
const allowedIpv6 = createBlockList("ipv6", [["2000::", 3]]);

/** Blocks of global unicast that the IANA IPv6 Special-Purpose Address Registry excludes. */
const blockedIpv6 = createBlockList("ipv6", [
  ["2001::", 23], // protocol assignments: Teredo, ORCHID, benchmarks, AMT and the rest
  ["2001:db8::", 32], // documentation
  ["2002::", 16], // 6to4, which leads on to an IPv4 address
  ["2620:4f:8000::", 48], // AS112
  ["3ffe::", 16], // the former test network
  ["3fff::", 20], // documentation
]);

function createBlockList(family: "ipv4" | "ipv6", subnets: [network: string, prefix: number][]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
  return list;
}

/**
 * Whether an address is public. For an IPv6 address that embeds an IPv4 one (mapped, or with NAT64's well-known prefix)
 * the IPv4 address is checked; other embeddings (6to4, Teredo, ISATAP, network-specific NAT64) are refused.
 */
export function isPublicAddress(address: string): boolean {
  const [bare = ""] = address.split("%");
  if (isIP(bare) === 4) return !blockedIpv4.check(bare, "ipv4");
  if (isIP(bare) !== 6) return false;
  const groups = parseGroups(bare);
  if (ipv4Prefixes.some((prefix) => prefix.every((group, index) => groups[index] === group)))
    return isPublicAddress(groups.slice(6).flatMap(toBytes).join("."));
  if (!allowedIpv6.check(bare, "ipv6") || blockedIpv6.check(bare, "ipv6")) return false;
  // ISATAP (RFC 5214 section 6.1) embeds an IPv4 address in the interface part of any prefix.
  return !((groups[4] === 0 || groups[4] === 0x200) && groups[5] === 0x5efe);
}

/** The first six groups of ::ffff:0:0/96 (RFC 4291 section 2.5.5.2) and 64:ff9b::/96 (RFC 6052 section 2.1). */
const ipv4Prefixes = [
  [0, 0, 0, 0, 0, 0xffff],
  [0x64, 0xff9b, 0, 0, 0, 0],
];

const toBytes = (group: number) => [group >> 8, group & 0xff];

/** Returns the eight groups of an IPv6 address. The URL parser normalizes the notation (RFC 5952). */
function parseGroups(address: string): number[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const gap = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...gap, ...right].map((group) => parseInt(group, 16));
}

/** @throws SendError if the URL contains a non-public IP address, for which no lookup happens. */
export function requirePublicHost(hostname: string): void {
  const bare = hostname.replace(/^\[|\]$/g, "");
  if (isIP(bare) && !isLoopbackHost(hostname) && !isPublicAddress(bare)) throw privateNetworkError();
}

const privateNetworkError = () =>
  new SendError("the webhook's address is in a private network (NOTICE_WEBHOOK_PRIVATE)");

/** Resolves a name like Node, but fails for names with a non-public address. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, "", 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(privateNetworkError(), "", 0);
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
