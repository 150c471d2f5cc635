import type { ReactNode } from "react";
import { inBrackets } from "@/lib/i18n/marks";

type NewWindowLinkProps = {
  href: string;
  /** Says that it opens a new window. */
  note: string;
  className?: string;
  children: ReactNode;
};

/** Leads to another site in a new window, and says so to who cannot see it happen. */
export function NewWindowLink({ href, note, className, children }: NewWindowLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
      <span className="sr-only">{inBrackets(note)}</span>
    </a>
  );
}
