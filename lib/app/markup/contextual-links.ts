/*
 * Links that depend on the current address, which a cached page does not contain: this page in another language
 * (`hreflang`), the login with its return path (`data-back`; empty means this page), and a related page that takes over
 * this page's query (`data-query`). Their address is completed on each press, by the hydration loader or, after
 * hydration, by their component.
 */
export const contextualLinks = "a[hreflang],a[data-back],a[data-query]";

/** Completes a link's address. Runs at each press, because the current address may have changed. */
export function completeAddress(link: HTMLAnchorElement): void {
  const { origin, pathname, search, href } = location;
  const { hreflang } = link;
  const { back } = link.dataset;
  const address = new URL(hreflang ? href : link.href);
  const setParameter = (name: string, value: string) => address.searchParams.set(name, value);
  if (hreflang) setParameter("locale", hreflang);
  else if (back === undefined) address.search = search;
  // An account page on another site needs an absolute URL.
  else setParameter("redirect", (address.origin === origin ? "" : origin) + (back || pathname + search));
  link.href = address.href;
}
