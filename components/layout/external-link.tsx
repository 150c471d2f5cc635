import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { toParentheses } from "@/lib/base/i18n/marks";

type ExternalLinkProps = { href: string; className?: string; children: ReactNode };

/** A link to another site, announced in the language of the page. For server components. */
export function ExternalLink(props: ExternalLinkProps) {
  const t = useTranslations("footer");
  return <NewWindowLink {...props} note={t("newWindow")} />;
}

type NewWindowLinkProps = {
  href: string;
  /** Text for screen readers, which announces the new window. */
  note: string;
  className?: string;
  children: ReactNode;
};

/** A link to another site in a new window, which screen readers announce. */
function NewWindowLink({ href, note, className, children }: NewWindowLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
      <span className="sr-only">{toParentheses(note)}</span>
    </a>
  );
}
