"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";

type NavLinkProps = { href: string; className?: string; children: ReactNode };

/** A link that says so when it leads to the page one is on (or to the section of it). */
export function NavLink({ href, className, children }: NavLinkProps) {
  const current = `/${useSelectedLayoutSegment() ?? ""}` === href;
  return (
    <a href={href} className={className} aria-current={current ? "page" : undefined}>
      {children}
    </a>
  );
}
