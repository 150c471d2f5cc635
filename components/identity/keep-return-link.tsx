"use client";

import type { ReactNode } from "react";
import { completeAddress } from "@/lib/app/markup/contextual-links";

/** Link between login and register that keeps the `redirect` parameter. */
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
