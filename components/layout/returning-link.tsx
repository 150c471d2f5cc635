"use client";

import type { ReactNode } from "react";
import { completeAddress } from "@/lib/markup/from-here";

type ReturningLinkProps = {
  href: string;
  /** Path to return to; this page by default. */
  to?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A link to the login that returns the visitor to this page. Pages are static and do not include their query, so the
 * return address is added on click; an external account site gets the full address.
 */
export function ReturningLink({ href, to = "", className, children }: ReturningLinkProps) {
  return (
    <a
      href={href}
      className={className}
      data-back={to}
      onClick={({ currentTarget }) => completeAddress(currentTarget)}
    >
      {children}
    </a>
  );
}
