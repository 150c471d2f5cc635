/** Id of the site menu, whose current link is marked (components/layout/site-menu.tsx). */
export const menuId = "menu";

/** Returns `aria-current` of a menu link: `page` for the page itself, `true` for a page below it. */
export function toAriaCurrent(href: string | undefined | null, path: string): "page" | "true" | undefined {
  if (!href) return undefined;
  if (href === path) return "page";
  return path.startsWith(`${href}/`) ? "true" : undefined;
}
