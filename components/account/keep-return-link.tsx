"use client";

import type { ReactNode } from "react";

/** A link between login and register that hands on the `redirect` parameter, so that the visitor still gets back. */
export function KeepReturnLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="link font-semibold"
      data-scripted
      onClick={(event) => {
        event.currentTarget.href = href + location.search;
      }}
    >
      {children}
    </a>
  );
}
