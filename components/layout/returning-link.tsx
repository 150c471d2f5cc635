"use client";

import type { ReactNode } from "react";
import { completeAddress } from "@/lib/markup/from-here";

type ReturningLinkProps = {
  href: string;
  /** Where to come back to, if not to this page. */
  to?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A link to the login that brings the visitor back to the page left. The page is the same for all and does not
 * know its own query, so the way back is added on the click; an outside account site gets the whole address.
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
