import { useTranslations } from "next-intl";
import { paths } from "@/lib/paths";

type BreadcrumbsProps = {
  /** The pages between the home page and this one. */
  steps?: readonly {
    href: string;
    text: string;
    /** Viewers for whom the page exists (components/session/viewers.ts). */
    viewers?: string;
  }[];
  /** Name of this page. */
  name: string;
};

/** Breadcrumbs: the path from the home page to this page. */
export function Breadcrumbs({ steps = [], name }: BreadcrumbsProps) {
  const t = useTranslations("header");
  return (
    <nav aria-label={useTranslations("breadcrumb")("label")} className="trail">
      <ol>
        <li>
          <a href={paths.home}>{t("home")}</a>
        </li>
        {steps.map(({ href, text, viewers }) => (
          <li key={href} data-for={viewers}>
            <a href={href}>{text}</a>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
