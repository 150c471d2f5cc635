/*
 * Links that depend on where their reader is, which a page that is the same for all cannot know: this page in another
 * language (`hreflang`), the login and the way back (`data-back`, with the way or without one for this page), a
 * neighbour that is handed this page's query (`data-query`). A press completes their address: by the
 * hydration loader, so that it is followed at once, or by their component where React is there.
 */
export const fromHere = "a[hreflang],a[data-back],a[data-query]";

/** Again at each press: what the address says may have changed. */
export function completeAddress(link: HTMLAnchorElement): void {
  const { origin, pathname, search, href } = location;
  const { hreflang } = link;
  const { back } = link.dataset;
  const address = new URL(hreflang ? href : link.href);
  const add = (name: string, value: string) => address.searchParams.set(name, value);
  if (hreflang) add("locale", hreflang);
  else if (back === undefined) address.search = search;
  // An account site elsewhere gets the whole address.
  else add("redirect", (address.origin === origin ? "" : origin) + (back || pathname + search));
  link.href = address.href;
}
