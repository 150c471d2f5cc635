/* A list's filter in the query string, so that a reload keeps it and a link can name it. */

/** Reads the fields from a query string; absent ones have their initial value. */
export function readAddressFields<Fields extends Record<string, string>>(
  search: string,
  initial: Fields,
): Fields {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [name, params.get(name) ?? value]),
  ) as Fields;
}

/** Writes the fields that differ from their initial value into the address, without a new history entry. */
export function writeAddressFields<Fields extends Record<string, string>>(
  url: URL,
  fields: Fields,
  initial: Fields,
): void {
  for (const [name, value] of Object.entries(fields)) {
    if (value === initial[name]) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, "", url);
}
