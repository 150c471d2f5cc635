import { useLocale, useTranslations } from "next-intl";
import { QrCode } from "@/components/ui/qr-code";
import { site, siteName } from "@/lib/site";
import { FooterBar } from "./footer-bar";
import { FooterLinks } from "./footer-links";
import { FooterOffices } from "./footer-offices";
import { SocialLinks } from "./social-links";
import { VietnamCompany } from "./vietnam-company";

export function SiteFooter() {
  const t = useTranslations("footer");
  const locale = useLocale();
  return (
    <footer className="site-footer">
      <div className="wrap columns">
        <div>
          <p className="text-h3 font-extrabold">
            {siteName(locale)}{" "}
            <span lang="zh-CN" className="text-gold font-normal">
              {site.hanName}
            </span>
          </p>
          <p>{t("tagline")}</p>
          <SocialLinks />
        </div>
        <FooterLinks />
        <div>
          <h2>{t("appQr")}</h2>
          <QrCode name="app" alt={t("appQrImage")} />
        </div>
        <FooterOffices />
        {locale === "vi-VN" && <VietnamCompany />}
      </div>
      <FooterBar />
    </footer>
  );
}
