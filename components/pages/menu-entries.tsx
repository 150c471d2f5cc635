import { Fragment, type ReactNode } from "react";
import { shownSections } from "@/lib/subjects/pages/published";
import type { BuiltInName } from "@/lib/subjects/pages/site-pages";
import { Text } from "./block";

type Menu = "tabs" | "tools" | "footerLearn" | "footerSchool";

type MenuEntriesProps<Name extends Menu> = {
  menu: Name;
  builtIn: Partial<Record<BuiltInName<Name>, ReactNode>>;
  /** Renders a link that the school added. */
  toLink: (href: string, text: ReactNode) => ReactNode;
};

/** The entries of a menu in the school's order. */
export function MenuEntries<Name extends Menu>({ menu, builtIn, toLink }: MenuEntriesProps<Name>) {
  return shownSections(menu).map((entry) => (
    <Fragment key={entry.id}>
      {entry.type === "menuLink"
        ? toLink(entry.address, <Text texts={entry.text} />)
        : builtIn[entry.id as BuiltInName<Name>]}
    </Fragment>
  ));
}
