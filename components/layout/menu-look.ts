/** How the header's drop-down lists and their entries look. */
export const menuLook = {
  disclosure: "text-label relative",
  list: "rounded-card border-mist absolute right-0 z-30 min-w-48 border bg-white p-2 shadow-lg",
  item: "hover:bg-paper flex min-h-11 items-center rounded-lg px-3 whitespace-nowrap aria-[current=true]:font-bold",
} as const;
