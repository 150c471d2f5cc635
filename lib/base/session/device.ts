import Bowser from "bowser";
import { isIPv4, isIPv6 } from "node:net";

/** Description by which the owner recognizes a session; unknown parts are null. */
export type LoginDevice = {
  /** Name of the browser, such as Firefox. */
  browser: string | null;
  /** Name of the operating system, such as Android. */
  system: string | null;
  /** Prefix of the network address, with `*` for the rest. */
  network: string | null;
};

export const unknownDevice: LoginDevice = { browser: null, system: null, network: null };

/** Longest part of the User-Agent header that is parsed, in characters; real headers have about 200. */
const maxUserAgent = 400;
/** Longest name that is stored, in characters. */
const maxName = 40;

/**
 * Describes the device of a request, for storage with a session.
 * @param network result of `networkOf`: an IPv4 address or an IPv6 /64
 */
export function describeDevice(userAgent: string | null, network: string | undefined): LoginDevice {
  const header = userAgent?.slice(0, maxUserAgent).trim();
  const { browser, os } = header ? Bowser.parse(header) : { browser: undefined, os: undefined };
  return { browser: nameOf(browser?.name), system: nameOf(os?.name), network: prefixOf(network) };
}

/** Returns only names in the parser's tables. For unknown browsers the parser copies text from the header. */
function nameOf(name: string | undefined): string | null {
  return name && knownNames.has(name) ? name.slice(0, maxName) : null;
}

const knownNames: ReadonlySet<string> = new Set([
  ...Object.values(Bowser.BROWSER_MAP),
  ...Object.values(Bowser.OS_MAP),
] as string[]);

/** Formats 203.0.113.* or 2001:db8:1:*, which is recognizable but does not identify a household. */
function prefixOf(network: string | undefined): string | null {
  if (network === undefined) return null;
  if (isIPv4(network)) return `${network.split(".").slice(0, 3).join(".")}.*`;
  const [address = ""] = network.split("/");
  return isIPv6(address) ? `${address.split(":").slice(0, 3).join(":")}:*` : null;
}
