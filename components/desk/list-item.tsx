import type { ComponentProps, ReactNode } from "react";
import { Fold } from "./fold";

/** An item of a list: collapsed fields, with buttons beside them. */
export function ListItem({ children }: { children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-b border-line py-2">{children}</li>
  );
}

/** The fields of an item. Once open they take the full width. */
export function ListItemFold(fold: ComponentProps<typeof Fold>) {
  return (
    <Fold
      {...fold}
      className="min-w-0 flex-[1_1_18rem] open:basis-full open:pb-4"
      summaryClassName="font-semibold wrap-anywhere"
    />
  );
}
