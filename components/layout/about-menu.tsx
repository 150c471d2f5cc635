import { useLocale, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/paths";

/** The "About us" link; in Vietnamese a menu with the terms and the privacy policy too (spec section 2, Layout). */
export function AboutMenu() {
  const t = useTranslations("header");
  const locale = useLocale();
  if (locale !== "vi-VN") return <a href={paths.aboutUs}>{t("aboutUs")}</a>;
  return (
    <Disclosure
      summary={
        <>
          {t("about")}
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      <ul>
        <MenuItem href={paths.aboutUs} text={t("aboutUs")} />
        <MenuItem href={`${paths.userAgreement}?locale=${locale}`} text={t("terms")} />
        <MenuItem href={`${paths.privacy}?locale=${locale}`} text={t("privacy")} />
      </ul>
    </Disclosure>
  );
}

function MenuItem({ href, text }: { href: string; text: string }) {
  return (
    <li>
      <a href={href}>{text}</a>
    </li>
  );
}
