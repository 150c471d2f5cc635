"use client";

import type { MouseEvent, ReactNode } from "react";

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
export function ReturningLink({ href, to, className, children }: ReturningLinkProps) {
  const addReturn = (event: MouseEvent<HTMLAnchorElement>) => {
    const target = new URL(href, location.href);
    const { origin, pathname, search } = location;
    const back = to ?? pathname + search;
    target.searchParams.set("redirect", target.origin === origin ? back : origin + back);
    event.currentTarget.href = target.href;
  };
  return (
    <a href={href} className={className} data-scripted onClick={addReturn}>
      {children}
    </a>
  );
}
