import type { ReactNode } from "react";
import { notTeachers, teachersOnly } from "@/components/session/viewers";
import { paths } from "@/lib/base/paths";

type PlacementLinkProps = { url: string; children: ReactNode };

/** A link around a banner. Teachers, who have no live classes and hot courses, see only the picture for those. */
export function PlacementLink({ url, children }: PlacementLinkProps) {
  const isStudentOnly = isStudentOnlyUrl(url);
  return (
    <>
      <a href={url} className="block" data-for={isStudentOnly ? notTeachers : undefined}>
        {children}
      </a>
      {isStudentOnly && <div data-for={teachersOnly}>{children}</div>}
    </>
  );
}

/** Whether an address is a page that teachers do not have (spec section 2). */
export function isStudentOnlyUrl(url: string): boolean {
  return [paths.live, paths.hotSell].some((path) => new RegExp(`^${path}(?![\\w-])`).test(url));
}
