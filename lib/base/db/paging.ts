type Page = { page: number; per_page: number };

/** Converts a page, counted from 1, to a query's limit and offset. */
export function toLimitOffset({ page, per_page }: Page): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page };
}

/** Creates the response of a paged list. */
export function toPage<Item>({ page, per_page }: Page, total: number, list: Item[]) {
  return { total, page, per_page, list };
}
