import { useTranslations } from "next-intl";
import { site } from "@/lib/site";
import { ExternalLink } from "./external-link";

export function FooterBar() {
  const t = useTranslations("footer");
  return (
    <div className="bar">
      <div className="wrap">
        <p>
          {t("copyright", {
            from: String(site.founded),
            to: String(new Date().getFullYear()),
            company: site.legalName,
          })}
        </p>
        <ExternalLink href={site.filing.url}>{t("filing", { number: site.filing.number })}</ExternalLink>
      </div>
    </div>
  );
}
