import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { NewWindowLink } from "@/components/ui/new-window-link";

type ExternalLinkProps = { href: string; className?: string; children: ReactNode };

/** A link to another site, announced in the language of the page. For server components. */
export function ExternalLink(props: ExternalLinkProps) {
  const t = useTranslations("footer");
  return <NewWindowLink {...props} note={t("newWindow")} />;
}
