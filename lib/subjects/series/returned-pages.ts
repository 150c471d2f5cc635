import { languages } from "../../base/i18n/languages";

/**
 * Tracks which ids exist. Next may have cached a 404 page for an id that exists again, so its page must be revalidated.
 * @param pathOf returns the path of an id's page, without its language
 * @returns a function that takes all existing ids and returns the internal paths of the pages to revalidate
 */
export function trackReturnedPages(pathOf: (id: number) => string): (ids: readonly number[]) => string[] {
  let before: ReadonlySet<number> | undefined;
  return (ids) => {
    const known = before;
    before = new Set(ids);
    const returned = known ? ids.filter((id) => !known.has(id)) : [];
    return returned.flatMap((id) => languages.map((language) => `/${language}${pathOf(id)}`));
  };
}
