import { useTranslations } from "next-intl";
import { paths } from "@/lib/base/paths";

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

const stepClasses = "after:text-soft after:ml-2 after:content-['›']";
const linkClasses = "inline-flex min-h-11 items-center underline underline-offset-4";

/** Breadcrumbs: the path from the home page to this page. */
export function Breadcrumbs({ steps = [], name }: BreadcrumbsProps) {
  const t = useTranslations("header");
  return (
    <nav aria-label={useTranslations("breadcrumb")("label")} className="-mb-10 print:hidden!">
      <ol className="flex flex-wrap items-center gap-x-2 text-label">
        <li className={stepClasses}>
          <a href={paths.home} className={linkClasses}>
            {t("home")}
          </a>
        </li>
        {steps.map(({ href, text, viewers }) => (
          <li key={href} data-for={viewers} className={stepClasses}>
            <a href={href} className={linkClasses}>
              {text}
            </a>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
