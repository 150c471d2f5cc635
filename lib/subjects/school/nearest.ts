/** An item of one country, such as an office or an adviser. */
export type HasTimeZones = {
  /** IANA time zones of its country (lib/base/reference/country-zones). */
  zones: readonly string[];
};

/**
 * Moves the items of the visitor's country to the front; the order is otherwise unchanged.
 * @param zone the browser's time zone
 */
export function nearestFirst<Item extends HasTimeZones>(
  items: readonly Item[],
  zone: string | undefined,
): Item[] {
  const isNear = ({ zones }: Item) => zone !== undefined && zones.includes(zone);
  return [...items.filter(isNear), ...items.filter((item) => !isNear(item))];
}
