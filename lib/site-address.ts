/**
 * The address of a site as browsers write it: scheme and host in small letters, no default port, no slash at the
 * end, no query. Settings are typed by people, and two that mean the same site must read the same.
 * @throws TypeError when it is no address.
 */
export function siteAddress(written: string): string {
  const url = new URL(written.trim());
  url.search = url.hash = "";
  return url.href.replace(/\/+$/, "");
}

/**
 * Whether two addresses lead to the same server. Their schemes do not count, since http is sent on to https, and
 * neither do their paths.
 */
export function isSameHost(one: string, other: string): boolean {
  return new URL(one).host === new URL(other).host;
}
