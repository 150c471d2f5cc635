/**
 * Request header in which the guard (lib/server/page-query.ts) hands on the whole query of a page's address; the
 * address itself keeps what the server reads. Nobody outside can set it.
 */
export const askedSearchHeader = "x-yuqiao-search";

/** The query that the visitor asked with, for a redirect to take along: with its `?`, or empty. */
export function askedSearch(headers: Pick<Headers, "get">, search: string): string {
  return headers.get(askedSearchHeader) ?? search;
}
