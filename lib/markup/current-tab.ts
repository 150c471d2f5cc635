/** Id of the site's one menu, whose links are marked (components/layout/site-menu.tsx). */
export const menuId = "menu";

/** `aria-current` of a link in the menu: of the page one is on, or of the one that it belongs to, as a class to its shop. */
export function currentOf(href: string | undefined | null, path: string): "page" | "true" | undefined {
  if (!href) return undefined;
  if (href === path) return "page";
  return path.startsWith(`${href}/`) ? "true" : undefined;
}
