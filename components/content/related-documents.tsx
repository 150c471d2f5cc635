import { useLocale, useTranslations } from "next-intl";
import { routes } from "@/lib/routes";

/** Route names of the legal texts. */
const legalNames = ["privacy", "userAgreement", "plusTerms"] as const;

export type LegalName = (typeof legalNames)[number];

/** Links to the other legal texts in the reader's language, and to the top. */
export function RelatedDocuments({ page }: { page: LegalName }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <nav aria-label={t("legal.related")} className="related no-print">
      <p>{t("legal.related")}</p>
      <ul>
        {legalNames
          .filter((name) => name !== page)
          .map((name) => (
            <li key={name}>
              <a href={`${routes[name].path}?locale=${locale}`}>{t(`meta.${name}.title`)}</a>
            </li>
          ))}
        <li>
          <a href="#main">{t("legal.top")}</a>
        </li>
      </ul>
    </nav>
  );
}
