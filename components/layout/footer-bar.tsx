import { useTranslations } from "next-intl";
import { site } from "@/lib/site";
import { ExternalLink } from "./external-link";

export function FooterBar() {
  const t = useTranslations("footer");
  return (
    <div className="border-t border-white/20">
      <div className="wrap text-label desk:flex-row flex flex-col items-center justify-between gap-2 py-4 text-center">
        <p>
          {t("copyright", {
            from: String(site.founded),
            to: String(new Date().getFullYear()),
            company: site.legalName,
          })}
        </p>
        <ExternalLink href={site.filing.url} className="inline-flex min-h-11 items-center underline">
          {t("filing", { number: site.filing.number })}
        </ExternalLink>
      </div>
    </div>
  );
}
