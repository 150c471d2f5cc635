import { isSuccess, type CallResult } from "../../base/contract/result";
import type { PublicCallInput, PublicCallResponse } from "../../base/contract/types";
import type { Language } from "../../base/i18n/languages";

/* Page sizes and filters of the two class lists (spec sections 7 and 9). */

/** Hot-sell classes per page. */
export const perPage = 10;

/** Largest page size of the provider. */
export const maxPageSize = 100;

/** Most pages of that size that are read; corresponds to the hot-sell list's 100 pages (lib/base/routes.ts). */
export const maxPages = 10;

/** Returns the input of the call that reads a language's recommended series classes. */
export function recommendedRequest(language: Language): PublicCallInput<"recommendedSets"> {
  const conditions = [{ field: "lang" as const, operator: "equal" as const, value: language }];
  return { page: 1, per_page: maxPageSize, filter: { conditions } };
}

type Page = CallResult<PublicCallResponse<"preSales">>;

/**
 * Reads all pages of the hot-sell list with `read`, the others at once after the first, which contains their number.
 * A page that cannot be read is returned as its failure.
 */
export async function readAllPages<Result extends Page>(
  read: (input: PublicCallInput<"preSales">) => Promise<Result>,
): Promise<Result[]> {
  const readPage = (page: number) => read({ page, per_page: maxPageSize });
  const first = await readPage(1);
  const total = isSuccess<PublicCallResponse<"preSales">>(first) ? first.data.total : 0;
  const pages = Math.min(Math.ceil(total / maxPageSize), maxPages);
  const others = Array.from({ length: Math.max(pages - 1, 0) }, (_, n) => readPage(n + 2));
  return [first, ...(await Promise.all(others))];
}
