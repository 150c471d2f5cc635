import type { ReactNode } from "react";

type OutLinkProps = {
  href: string;
  /** Text for screen readers, which announces the new window. */
  newWindow: string;
  className?: string;
  children: ReactNode;
};

/** A link to another site in a new window, so that the campaign page stays open. */
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
