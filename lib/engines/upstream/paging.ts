import type { Omission } from "../../base/contract/tolerant";

type Page = { page: number; per_page: number };
type PagedList = { total: number; list: unknown[] };

/** The requested page; undefined if the call has no pages. */
export function pageOf(request: object): Page | undefined {
  return "page" in request && "per_page" in request ? (request as Page) : undefined;
}

/** Omitted rows of the response's own list, without those of lists inside its rows. */
export function omittedRows(omissions: readonly Omission[]): Omission[] {
  return omissions.filter(({ kind, at }) => kind === "row" && !at.includes("."));
}

/**
 * The number of rows to report if the provider gave no valid total or rows of this page were left out. A total
 * that promises further pages is kept, or the last page could not be reached.
 * @param omitted number of rows of this page that were left out.
 */
export function plausibleTotal(
  { total, list }: PagedList,
  { page, per_page }: Page,
  omitted: number,
): number {
  const received = (page - 1) * per_page + list.length;
  return total > received + omitted ? total : received;
}
