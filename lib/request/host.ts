import { isLoopbackHost, isPublic } from "../public-address.mjs";

/** A host with or without a port; IPv6 addresses in brackets (RFC 9110 section 7.2). */
const hostPattern = /^(?:\[([\da-f:.]{2,45})\]|([\w.-]{1,255}))(?::\d{0,5})?$/i;

/** @returns the name in small letters, or undefined for what is no host */
function hostName(host: string): string | undefined {
  const [, six, name] = hostPattern.exec(host) ?? [];
  return (six ?? name)?.toLowerCase().replace(/\.$/, "");
}

/**
 * Whether a request names this site as its host. The port is not compared: proxies leave it out. A site without a public
 * address has all names of the machine; on a public site those are for programs of the machine itself, such as probes.
 * @param siteUrl SITE_URL, or where the site is without one
 * @returns takes the Host header and the address of the connection's other end
 */
export function hostCheck(siteUrl: string): (host: string, peer: string | undefined) => boolean {
  const { host: siteHost, hostname } = new URL(siteUrl);
  const siteName = hostName(hostname);
  const isPrivate = !isPublic(siteUrl);
  return (host, peer) => {
    if (host === siteHost) return true;
    const name = hostName(host);
    if (name === undefined) return false;
    if (name === siteName) return true;
    return isLoopbackHost(name) && (isPrivate || (peer !== undefined && isLoopbackHost(peer)));
  };
}
