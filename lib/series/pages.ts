import type { CallInput } from "../contract/types";
import type { Language } from "../i18n/languages";

/* What is asked of the two lists (spec sections 7 and 9). */

/** Hot-sell classes on a page. */
export const perPage = 10;

/** Most that the provider hands out at once. */
export const largestPage = 100;

/** Pages of that size that are read: as many classes as the hot-sell list has pages for visitors (lib/routes.ts). */
export const mostPages = 10;

/** The recommended series classes of a language. */
export function recommendedPage(language: Language): CallInput<"recommendedSets"> {
  const conditions = [{ field: "lang" as const, operator: "equal" as const, value: language }];
  return { page: 1, per_page: largestPage, filter: { conditions } };
}
