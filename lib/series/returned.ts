import { languages } from "../i18n/languages";

/**
 * Follows which things of a kind exist. Of one that exists again, Next may have stored that it was gone, and would show
 * that once more to the next reader.
 * @param pathOf the page of an id, without its language
 * @returns a function that takes all existing ids, and returns the pages to render again, as Next names them
 */
export function pagesOfReturned(pathOf: (id: number) => string): (ids: readonly number[]) => string[] {
  let before: ReadonlySet<number> | undefined;
  return (ids) => {
    const known = before;
    before = new Set(ids);
    const returned = known ? ids.filter((id) => !known.has(id)) : [];
    return returned.flatMap((id) => languages.map((language) => `/${language}${pathOf(id)}`));
  };
}
