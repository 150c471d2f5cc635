import { isLoopbackHost, isPublic } from "../public-address.mjs";

/** A host with or without a port; IPv6 addresses in brackets (RFC 9110 section 7.2). */
const hostPattern = /^(?:\[([\da-f:.]{2,45})\]|([\w.-]{1,255}))(?::\d{0,5})?$/i;

/** @returns the name in lower case, or undefined if the host is malformed */
function hostName(host: string): string | undefined {
  const [, six, name] = hostPattern.exec(host) ?? [];
  return (six ?? name)?.toLowerCase().replace(/\.$/, "");
}

/**
 * Creates a function that checks whether a request's host is this site. The port is ignored, because proxies omit it. A
 * site without a public address also accepts all loopback names; a public site accepts them only from this machine, for
 * probes.
 * @param siteUrl SITE_URL or its default
 * @returns takes the Host header and the peer address of the connection
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
