import { useLocale, useTranslations } from "next-intl";
import { paths } from "@/lib/routes";

/** About us; for Vietnamese readers the terms and the privacy policy too (spec section 2, Layout). */
export function AboutLinks() {
  const t = useTranslations("header");
  const links = [
    { href: paths.aboutUs, text: t("aboutUs") },
    ...(useLocale() === "vi-VN"
      ? [
          { href: paths.userAgreement, text: t("terms") },
          { href: paths.privacy, text: t("privacy") },
        ]
      : []),
  ];
  return links.map(({ href, text }) => (
    <li key={href}>
      <a href={href}>{text}</a>
    </li>
  ));
}
