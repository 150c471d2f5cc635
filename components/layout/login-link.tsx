"use client";

import type { ReactNode } from "react";
import { completeAddress } from "@/lib/app/markup/contextual-links";

type LoginLinkProps = {
  href: string;
  /** Path to return to; this page by default. */
  returnTo?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A link to the login that returns the visitor to this page. Pages are static and do not include their query, so the
 * return address is added on click; an external account site gets the full address.
 */
export function LoginLink({ href, returnTo = "", className, children }: LoginLinkProps) {
  return (
    <a
      href={href}
      className={className}
      data-back={returnTo}
      onClick={({ currentTarget }) => completeAddress(currentTarget)}
    >
      {children}
    </a>
  );
}
