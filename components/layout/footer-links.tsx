import { useLocale, useTranslations } from "next-intl";
import { notTeachers } from "@/components/session/viewers";
import { regionFor } from "@/lib/reference/campaign-regions";
import { campaignPaths, paths } from "@/lib/paths";
import { FooterHeading, footerLinkClasses } from "./footer-heading";

export function FooterLinks() {
  const t = useTranslations("header");
  const titles = useTranslations("footer");
  const locale = useLocale();
  const groups = [
    {
      title: titles("learn"),
      links: [
        { text: t("class"), href: paths.class },
        { text: t("live"), href: paths.live, viewers: notTeachers },
        { text: t("hotSell"), href: paths.hotSell, viewers: notTeachers },
        { text: t("study"), href: campaignPaths.home(regionFor(locale)) },
      ],
    },
    {
      title: titles("school"),
      links: [
        { text: t("aboutUs"), href: paths.aboutUs },
        { text: t("help"), href: paths.help },
        { text: t("business"), href: paths.business },
        { text: t("terms"), href: `${paths.userAgreement}?locale=${locale}` },
        { text: t("privacy"), href: `${paths.privacy}?locale=${locale}` },
      ],
    },
  ];
  return groups.map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <FooterHeading>{title}</FooterHeading>
      <ul>
        {links.map((link) => (
          <li key={link.text} data-for={"viewers" in link ? link.viewers : undefined}>
            <a href={link.href} className={footerLinkClasses}>
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
