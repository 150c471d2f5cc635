import type { Omission } from "../contract/tolerant";

type Page = { page: number; per_page: number };
type Paged = { total: number; list: unknown[] };

/** The page that a request asks for, if its call has pages. */
export function pageOf(request: object): Page | undefined {
  return "page" in request && "per_page" in request ? (request as Page) : undefined;
}

/** The rows of the answer's own list that were left out: not those of lists inside its rows. */
export function omittedRows(omissions: readonly Omission[]): Omission[] {
  return omissions.filter(({ kind, at }) => kind === "row" && !at.includes("."));
}

/**
 * How many rows there are, where the provider's own count cannot stand: none was given, or rows of this page were
 * left out. A count that says there is more behind this page stays, or the last page could not be reached.
 * @param omitted rows of this page that were left out.
 */
export function plausibleTotal({ total, list }: Paged, { page, per_page }: Page, omitted: number): number {
  const kept = (page - 1) * per_page + list.length;
  return total > kept + omitted ? total : kept;
}
