import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

type OutLinkProps = {
  href: string;
  className?: string;
  children: ReactNode;
};

/** A link to another site in a new window, so that the campaign page stays open. */
export function OutLink({ href, className, children }: OutLinkProps) {
  const t = useTranslations("campaign");
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
      <span className="sr-only"> ({t("frame.newWindow")})</span>
    </a>
  );
}
