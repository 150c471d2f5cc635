import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { isLoopback } from "../../../notices/settings";
import { SendError } from "../ways";

/*
 * Where a webhook may be. Looked at when the name is resolved, and the address that was looked at is the one that is
 * connected to: a name that leads elsewhere a moment later gains nothing.
 */

/** Networks that are nobody's in the open (the special-purpose registries of RFC 6890). */
const closed = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  closed.addSubnet(network, prefix, "ipv4");
}
/** What is assigned in the open (RFC 4291 section 2.4), without its documentation and translation parts. */
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");
const closed6 = new BlockList();
closed6.addSubnet("2001::", 23, "ipv6");
closed6.addSubnet("2001:db8::", 32, "ipv6");
closed6.addSubnet("2002::", 16, "ipv6");

export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  if (isIP(address) === 4) return !closed.check(address, "ipv4");
  return isIP(address) === 6 && open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
}

/** @throws SendError where an address that stands in the URL itself is not to be asked: no name is looked up then. */
export function refuseClosedHost(hostname: string): void {
  const bare = hostname.replace(/^\[|\]$/g, "");
  if (isIP(bare) && !isLoopback(hostname) && !isPublicAddress(bare)) throw closedNetwork();
}

const closedNetwork = () =>
  new SendError("the webhook's address is in a private network (NOTICE_WEBHOOK_PRIVATE)");

/** Looks a name up as Node does, and refuses one that leads into a private network. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, "", 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(closedNetwork(), "", 0);
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
