import { useLocale, useTranslations } from "next-intl";
import { QrCode } from "@/components/ui/qr-code";
import { paths } from "@/lib/paths";
import { school, siteName, legalName, toTelNumber } from "@/lib/school/school";
import { BackToTop } from "./back-to-top";
import { ExternalLink } from "./external-link";
import { FooterLinks } from "./footer-links";
import { FooterOffices } from "./footer-offices";
import { SocialLinks } from "./social-links";

export function SiteFooter() {
  const t = useTranslations("footer");
  const app = useTranslations("app");
  const locale = useLocale();
  const { hanName } = school();
  return (
    <footer className="site-footer">
      <div className="wrap columns">
        <div>
          <p className="text-h3 font-extrabold">
            {siteName(locale)}
            {hanName && !locale.startsWith("zh") && (
              <span lang="zh-CN" className="text-gold font-normal">
                {" "}
                {hanName}
              </span>
            )}
          </p>
          <p className="mt-2">{t("tagline")}</p>
          <SocialLinks />
        </div>
        <FooterLinks />
        <div>
          <h2>{t("appQr")}</h2>
          <div className="to-scan">
            <QrCode name="app" alt={t("appQrImage")} href={paths.mobileDownload} />
          </div>
          <a href={paths.mobileDownload} className="on-device">
            {app("page")}
          </a>
        </div>
        <FooterOffices />
        {locale === "vi-VN" && <VietnamCompany />}
      </div>
      <FooterBar />
    </footer>
  );
}

function FooterBar() {
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

/** Details of the school's company in Vietnam, shown on Vietnamese pages. */
function VietnamCompany() {
  const t = useTranslations("footer");
  const {
    vietnamLegalName,
    vietnamAddress,
    vietnamTaxCode,
    vietnamPhone: phone,
    vietnamEmail: email,
  } = school();
  return (
    <div className="col-span-full border-t border-white/20 pt-8">
      <h2>{t("vietnamCompany")}</h2>
      <p>{vietnamLegalName}</p>
      <p>{vietnamAddress}</p>
      <p className="facts-row">
        <span>
          {t("taxCode")}: {vietnamTaxCode}
        </span>
        <a href={`tel:${toTelNumber(phone)}`}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  );
}
