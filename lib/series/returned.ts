import { languages } from "../i18n/languages";

/**
 * Follows which series classes there are. Of a class that is there again, Next may have kept that it was gone, and
 * would show that once more to the first who asks.
 * @returns a function that takes all ids there are, and gives the pages to be made anew, as Next names them.
 */
export function pagesOfReturned(): (ids: readonly number[]) => string[] {
  let before: ReadonlySet<number> | undefined;
  return (ids) => {
    const known = before;
    before = new Set(ids);
    const returned = known ? ids.filter((id) => !known.has(id)) : [];
    return returned.flatMap((id) => languages.map((language) => `/${language}/hot-sell/detail/${id}`));
  };
}
