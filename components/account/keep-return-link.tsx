"use client";

import type { ReactNode } from "react";
import { completeAddress } from "@/lib/markup/from-here";

/** A link between login and register that hands on the `redirect` parameter, so that the visitor still gets back. */
export function KeepReturnLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="link font-semibold"
      data-query=""
      onClick={({ currentTarget }) => completeAddress(currentTarget)}
    >
      {children}
    </a>
  );
}
