import { useLocale, useTranslations } from "next-intl";
import { QrCode } from "@/components/ui/qr-code";
import { paths } from "@/lib/paths";
import { school, siteName } from "@/lib/school/school";
import { FooterBar } from "./footer-bar";
import { FooterLinks } from "./footer-links";
import { FooterOffices } from "./footer-offices";
import { SocialLinks } from "./social-links";
import { VietnamCompany } from "./vietnam-company";

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
