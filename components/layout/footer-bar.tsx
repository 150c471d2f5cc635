import { useLocale, useTranslations } from "next-intl";
import { legalName, school } from "@/lib/school/school";
import { BackToTop } from "./back-to-top";
import { ExternalLink } from "./external-link";

export function FooterBar() {
  const t = useTranslations("footer");
  const backToTop = useTranslations()("backToTop");
  const { founded, filingNumber, filingUrl } = school();
  const company = legalName(useLocale());
  return (
    <div className="bar">
      <div className="wrap">
        <p>{t("copyright", { from: founded, to: new Date().getFullYear(), company })}</p>
        {filingNumber && (
          <ExternalLink href={filingUrl}>{t("filing", { number: filingNumber })}</ExternalLink>
        )}
        <BackToTop label={backToTop} />
      </div>
    </div>
  );
}
