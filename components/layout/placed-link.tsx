import type { ReactNode } from "react";
import { notTeachers, teachers } from "@/components/session/viewers";
import { paths } from "@/lib/paths";

type PlacedLinkProps = { url: string; children: ReactNode };

/** A link around a banner. Teachers, who have no live classes and hot courses, see only the picture for those. */
export function PlacedLink({ url, children }: PlacedLinkProps) {
  const forStudents = leadsToStudents(url);
  return (
    <>
      <a href={url} data-for={forStudents ? notTeachers : undefined}>
        {children}
      </a>
      {forStudents && <div data-for={teachers}>{children}</div>}
    </>
  );
}

/** Whether an address is a page that teachers do not have (spec section 2). */
export function leadsToStudents(url: string): boolean {
  return [paths.live, paths.hotSell].some((path) => new RegExp(`^${path}(?![\\w-])`).test(url));
}
