import type { ReactNode } from "react";

type OutLinkProps = {
  href: string;
  /** Says, to a screen reader, that the link opens a window. */
  newWindow: string;
  className?: string;
  children: ReactNode;
};

/** A link that leaves the site, in a window of its own, so that the campaign's page is still there afterwards. */
export function OutLink({ href, newWindow, className, children }: OutLinkProps) {
  if (!/^https?:/.test(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
      <span className="sr-only"> ({newWindow})</span>
    </a>
  );
}
