import Bowser from "bowser";
import { isIPv4, isIPv6 } from "node:net";

/** What the owner of a session recognizes it by; a part is null where it is not known. */
export type Device = {
  /** Name of the browser, such as Firefox. */
  browser: string | null;
  /** Name of the operating system, such as Android. */
  system: string | null;
  /** The first part of the network address, with `*` in place of the rest. */
  network: string | null;
};

export const unknownDevice: Device = { browser: null, system: null, network: null };

/** Longest User-Agent header that is looked at, in characters: real ones have some 200. */
const maxUserAgent = 400;
/** Longest name that is stored, in characters. */
const maxName = 40;

/**
 * Describes where a request comes from in the few words that are stored with a session.
 * @param network as limits count it (`networkOf`): an IPv4 address or an IPv6 /64.
 */
export function describeDevice(userAgent: string | null, network: string | undefined): Device {
  const given = userAgent?.slice(0, maxUserAgent).trim();
  const { browser, os } = given ? Bowser.parse(given) : { browser: undefined, os: undefined };
  return { browser: nameOf(browser?.name), system: nameOf(os?.name), network: prefixOf(network) };
}

/** A name that the parser knows. Of an unknown browser it repeats what the header says, which may be anything. */
function nameOf(name: string | undefined): string | null {
  return name && knownNames.has(name) ? name.slice(0, maxName) : null;
}

const knownNames: ReadonlySet<string> = new Set([
  ...Object.values(Bowser.BROWSER_MAP),
  ...Object.values(Bowser.OS_MAP),
] as string[]);

/** 203.0.113.* or 2001:db8:1:*: enough to know one's own home by, and no household's address. */
function prefixOf(network: string | undefined): string | null {
  if (network === undefined) return null;
  if (isIPv4(network)) return `${network.split(".").slice(0, 3).join(".")}.*`;
  const [address = ""] = network.split("/");
  return isIPv6(address) ? `${address.split(":").slice(0, 3).join(":")}:*` : null;
}
