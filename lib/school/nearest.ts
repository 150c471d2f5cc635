/** Something of one country: an office, a way to reach an adviser. */
export type InCountry = {
  /** IANA time zones of its country (lib/reference/country-zones). */
  zones: readonly string[];
};

/**
 * Puts first what is in the country whose clock the visitor lives by; the rest keeps its order.
 * @param zone the browser's time zone
 */
export function nearestFirst<Item extends InCountry>(
  items: readonly Item[],
  zone: string | undefined,
): Item[] {
  const isNear = ({ zones }: Item) => zone !== undefined && zones.includes(zone);
  return [...items.filter(isNear), ...items.filter((item) => !isNear(item))];
}
