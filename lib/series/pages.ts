import type { CallInput } from "../contract/types";
import type { Language } from "../i18n/languages";

/* Page sizes and filters of the two class lists (spec sections 7 and 9). */

/** Hot-sell classes per page. */
export const perPage = 10;

/** Largest page size of the provider. */
export const maxPageSize = 100;

/** Most pages of that size that are read; corresponds to the hot-sell list's 100 pages (lib/routes.ts). */
export const maxPages = 10;

/** Returns the input of the call that reads a language's recommended series classes. */
export function recommendedRequest(language: Language): CallInput<"recommendedSets"> {
  const conditions = [{ field: "lang" as const, operator: "equal" as const, value: language }];
  return { page: 1, per_page: maxPageSize, filter: { conditions } };
}
