import { sitePage, type SitePageName } from "./site-pages";
import type { Section } from "./section-types";

const asItCame = { type: "builtIn", hidden: false, shownFrom: null, shownUntil: null } as const;

/**
 * The sections of a page that comes with the site: the stored ones in their order, without built-in ones that this
 * version does not have; a built-in one that is not stored follows its predecessor of the default order.
 */
export function arrangeSections(page: SitePageName, stored: readonly Section[]): Section[] {
  const builtIn = sitePage(page).sections;
  const all = stored.filter(({ id, type }) => type !== "builtIn" || Object.hasOwn(builtIn, id));
  let before = -1;
  for (const id of Object.keys(builtIn)) {
    const index = all.findIndex((section) => section.id === id);
    if (index < 0) all.splice(before + 1, 0, { id, ...asItCame, texts: {}, document: {} });
    before = index < 0 ? before + 1 : index;
  }
  return all;
}

/** Whether visitors see a section at an instant. */
export function isShown({ hidden, shownFrom, shownUntil, type }: Section, now: Date): boolean {
  const time = now.toISOString();
  return (
    type !== "later" &&
    !hidden &&
    (shownFrom === null || shownFrom <= time) &&
    (shownUntil === null || time < shownUntil)
  );
}
