import type { ReactNode } from "react";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { shownSections } from "@/lib/subjects/pages/published";
import type { BuiltInName, SitePageName } from "@/lib/subjects/pages/site-pages";
import { AddedSection } from "./added-section";

type PageSectionsProps<Page extends SitePageName> = {
  page: Page;
  /** The built-in sections that can be moved and hidden. */
  builtIn: Partial<Record<BuiltInName<Page>, ReactNode>>;
};

/** The sections of a page that comes with the site: its own ones and those that the school added, in the school's order. */
export function PageSections<Page extends SitePageName>({ page, builtIn }: PageSectionsProps<Page>) {
  return shownSections(page).map((section) => (
    <SectionBoundary key={section.id}>
      {section.type === "builtIn" ? (
        builtIn[section.id as BuiltInName<Page>]
      ) : (
        <AddedSection section={section} />
      )}
    </SectionBoundary>
  ));
}
