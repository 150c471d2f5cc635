import { useLocale, useTranslations } from "next-intl";
import { QrCode } from "@/components/ui/qr-code";
import { isChinese } from "@/lib/base/i18n/languages";
import { serverFacts } from "@/lib/base/i18n/languages/server";
import { renderTime } from "@/lib/base/clock/render-time";
import { paths } from "@/lib/base/paths";
import { school, siteName, legalName } from "@/lib/subjects/school/school";
import { WithApps } from "./app-codes";
import { BackToTop } from "./back-to-top";
import { ExternalLink } from "./external-link";
import { FooterLinks } from "./footer-links";
import { FooterOffices } from "./footer-offices";
import { SocialLinks } from "./social-links";
import { FooterHeading, footerLinkClasses } from "./footer-heading";

export function SiteFooter() {
  const t = useTranslations("footer");
  const app = useTranslations("app");
  const locale = useLocale();
  const { hanName, logo, vietnamLegalName } = school();
  return (
    <footer className="bg-night text-white narrow:text-label">
      <div className="wrap grid-fit gap-x-12 gap-y-6 py-8 narrow:py-6">
        <div>
          {logo ? (
            <img
              src={logo}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              className="mb-3 size-14 rounded-small bg-white object-contain p-1"
            />
          ) : null}
          <p className="text-h3 font-extrabold">
            {siteName(locale)}
            {hanName && !isChinese(locale) && (
              <span lang="zh-CN" className="font-normal text-gold">
                {" "}
                {hanName}
              </span>
            )}
          </p>
          <p className="mt-2">{t("tagline")}</p>
          <SocialLinks />
        </div>
        <FooterLinks>
          <WithApps>
            <div>
              <FooterHeading>{t("appQr")}</FooterHeading>
              <div className="mt-3 inline-block to-scan overflow-hidden rounded-card">
                <QrCode name="app" alt={t("appQrImage")} href={paths.mobileDownload} />
              </div>
              <a href={paths.mobileDownload} className={`${footerLinkClasses} on-device`}>
                {app("page")}
              </a>
            </div>
          </WithApps>
        </FooterLinks>
        <FooterOffices>
          {serverFacts[locale].branch === "vietnam" && vietnamLegalName && <VietnamCompany />}
        </FooterOffices>
      </div>
      <FooterBar />
    </footer>
  );
}

function FooterBar() {
  const t = useTranslations("footer");
  const backToTop = useTranslations()("backToTop");
  const { founded, filingNumber, filingUrl } = school();
  // Some companies' names end in a period, which would meet that of the sentence.
  const company = legalName(useLocale()).replace(/\.$/, "");
  const year = new Date(renderTime()).getFullYear();
  return (
    <div className="border-t border-white/20 text-center text-label text-balance">
      <div className="wrap flex flex-wrap items-center justify-center gap-x-10 py-4">
        <p>
          {founded === null || founded === year
            ? t("copyrightPlain", { year, company })
            : t("copyright", { from: founded, to: year, company })}
        </p>
        {filingNumber && (
          <ExternalLink href={filingUrl} className={footerLinkClasses}>
            {t("filing", { number: filingNumber })}
          </ExternalLink>
        )}
        <BackToTop label={backToTop} />
      </div>
    </div>
  );
}

/** Details of the school's company in Vietnam, shown to its readers. The contacts beside it have its phone and email. */
function VietnamCompany() {
  const t = useTranslations("footer");
  const { vietnamLegalName, vietnamAddress, vietnamTaxCode } = school();
  return (
    <div className="flex-[2_1_min(20rem,100%)]!">
      <FooterHeading>{t("vietnamCompany")}</FooterHeading>
      <p>{vietnamLegalName}</p>
      {vietnamAddress && <p>{vietnamAddress}</p>}
      {vietnamTaxCode && (
        <p>
          {t("taxCode")}: {vietnamTaxCode}
        </p>
      )}
    </div>
  );
}
