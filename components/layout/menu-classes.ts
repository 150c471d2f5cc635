/**
 * Classes of the entries in the site's menu and of the lists that they open. In a container below 60rem, which only the
 * site's header is, the menu is full-screen and a list expands in place; else a list drops down.
 */
const entry =
  "hover:text-mark flex items-center gap-1.5 aria-[current]:text-mark @max-[60rem]:min-h-12 @max-[60rem]:w-full @max-[60rem]:text-left";
/** The focus outline is inset, because it would be cut off at the edge of the window. */
const insetOutline = "@min-[60rem]:-mx-1.5 @min-[60rem]:px-1.5 @min-[60rem]:-outline-offset-3";

export const menuClasses = {
  tab: `${entry} @min-[60rem]:min-h-11 @min-[60rem]:whitespace-nowrap`,
  tool: `${entry} ${insetOutline} @min-[60rem]:min-h-11 @min-[60rem]:whitespace-nowrap`,
  summary: `${entry} ${insetOutline} min-h-11 list-none @min-[60rem]:whitespace-nowrap`,
  list: "rounded-card border-line absolute right-0 z-30 min-w-48 border bg-surface p-2 shadow-lg @max-[60rem]:static @max-[60rem]:ml-1 @max-[60rem]:rounded-none @max-[60rem]:border-0 @max-[60rem]:border-l-2 @max-[60rem]:bg-transparent @max-[60rem]:p-0 @max-[60rem]:pl-2 @max-[60rem]:shadow-none",
  listLink:
    "hover:bg-ground rounded-small hover:text-mark flex min-h-11 items-center px-3 whitespace-nowrap @max-[60rem]:min-h-12",
};
