type Page = { page: number; per_page: number };

/** The rows of a page, for a query: pages count from 1. */
export function rowsOf({ page, per_page }: Page): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page };
}

/** A page as lists answer it. */
export function paged<Item>({ page, per_page }: Page, total: number, list: Item[]) {
  return { total, page, per_page, list };
}
