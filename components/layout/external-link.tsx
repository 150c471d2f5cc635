import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

type ExternalLinkProps = { href: string; className?: string; children: ReactNode };

/** Leads to another site in a new window, and says so to who cannot see it happen. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const t = useTranslations("footer");
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> ({t("newWindow")})</span>
    </a>
  );
}
