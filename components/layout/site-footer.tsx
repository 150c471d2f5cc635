import { useLocale, useTranslations } from "next-intl";
import { QrCode } from "@/components/ui/qr-code";
import { site, siteName } from "@/lib/site";
import { FooterBar } from "./footer-bar";
import { FooterContact } from "./footer-contact";
import { FooterLinks } from "./footer-links";
import { SocialLinks } from "./social-links";
import { VietnamCompany } from "./vietnam-company";

export function SiteFooter() {
  const t = useTranslations("footer");
  const locale = useLocale();
  return (
    <footer className="bg-night text-white">
      <div className="wrap desk:grid-cols-[1.4fr_1fr_1fr_auto] grid gap-x-12 gap-y-10 py-14">
        <div>
          <p className="text-h3 font-extrabold">
            {siteName(locale)} <span lang="zh-CN" className="text-gold font-normal">{site.hanName}</span>
          </p>
          <p className="mt-2 mb-4">{t("tagline")}</p>
          <SocialLinks />
        </div>
        <FooterLinks />
        <div className="desk:text-center">
          <p className="font-bold">{t("appQr")}</p>
          <div className="rounded-card mt-3 inline-block overflow-hidden">
            <QrCode name="app" alt={t("appQrImage")} />
          </div>
        </div>
        <FooterContact />
        {locale === "vi-VN" && <VietnamCompany />}
      </div>
      <FooterBar />
    </footer>
  );
}
