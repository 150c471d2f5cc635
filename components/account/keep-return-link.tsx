"use client";

import type { ReactNode } from "react";

/** Between login and register, the way back goes along. */
export function KeepReturnLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="link font-semibold"
      onClick={(event) => {
        event.currentTarget.href = href + location.search;
      }}
    >
      {children}
    </a>
  );
}
