/**
 * Normalizes the address of a site: scheme and host in lower case, no default port, trailing slash, query or fragment.
 * @throws TypeError if it is not a valid URL
 */
export function normalizeSiteAddress(address: string): string {
  const url = new URL(address.trim());
  url.search = url.hash = "";
  return url.href.replace(/\/+$/, "");
}

/**
 * Whether two addresses have the same host and port. Schemes are ignored, because http redirects to https, and so are
 * paths.
 */
export function isSameHost(one: string, other: string): boolean {
  return new URL(one).host === new URL(other).host;
}
